import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

export const HOST = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** SQLite in the browser needs shared memory, which a browser gives only to an isolated page. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const FOREVER = 'public, max-age=31536000, immutable';

/** Names below these folders hold a hash of their content, so they never change. */
const isHashed = (path: string): boolean => /^\/(_expo\/static|assets)\//.test(path);

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The file a request means, the app's page for an address of the app, or null for what is not there. */
export function fileFor(root: string, requestUrl: string): string | null {
  const path = decode(requestUrl.split(/[?#]/)[0] ?? '/');
  if (path === null || path.includes('\0') || path.includes('\\')) return null;
  const file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  if (isFile(file)) return file;
  return extname(path) === '' ? join(root, 'index.html') : null;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...ISOLATION, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function send(root: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET.');
  const file = fileFor(root, request.url ?? '/');
  if (file === null) return refuse(response, 404, 'Not found.');
  const { size, mtimeMs } = statSync(file);
  const path = file.slice(root.length).split(sep).join('/');
  const tag = `"${createHash('sha1').update(`${path}:${size}:${mtimeMs}`).digest('hex').slice(0, 16)}"`;
  const headers = {
    ...ISOLATION,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed(path) ? FOREVER : 'no-cache',
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else if (size < 64 * 1024) response.end(readFileSync(file));
  else createReadStream(file).pipe(response);
}

export class PortTaken extends Error {}

/** Serves a folder on this machine only; port 0 takes any free one. */
export function serve(
  root: string,
  port: number,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    try {
      send(root, request, response);
    } catch {
      if (!response.headersSent) refuse(response, 500, 'The file could not be read.');
      else response.destroy();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`Port ${port} is taken.`) : error);
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address !== null ? address.port : port });
    });
  });
}
