import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HOST, PortTaken, serve } from '../../tools/serve/server';

let folder: string;
let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-test-'));
  root = join(folder, 'site');
  mkdirSync(join(root, '_expo', 'static'), { recursive: true });
  mkdirSync(join(folder, 'site-secret'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site-secret', 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), 'the app');
  writeFileSync(join(root, '_expo', 'static', 'engine.wasm'), 'wasm');
  ({ server, port } = await serve(root, 0));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** Asks for a path exactly as written; fetch would tidy it up first. */
const ask = (path: string, method = 'GET', headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: HOST, port, path, method, headers: { ...headers, Connection: 'close' } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });

test.each(['/', '/game/12', '/settings?from=home'])('%s is the app', async (path) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, body: 'the app' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
});

test('WebAssembly has its type and is kept for good', async () => {
  const { headers } = await ask('/_expo/static/engine.wasm');
  expect(headers['content-type']).toBe('application/wasm');
  expect(headers['cache-control']).toContain('immutable');
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_expo/../../secret.txt',
  '/..%5csecret.txt',
  '/../site-secret/secret.txt',
  '/secret.txt%00.html',
  '/%E0%A4%A',
  '/missing.js',
])('%s is not found', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('secret');
});

test('what is known need not be sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', 'GET', { 'If-None-Match': headers.etag });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('only reading is allowed', async () => {
  expect((await ask('/', 'POST')).status).toBe(405);
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('a taken port is told apart from other failures', async () => {
  await expect(serve(root, port)).rejects.toBeInstanceOf(PortTaken);
});
