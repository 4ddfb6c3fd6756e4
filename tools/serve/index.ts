import { parseArgs } from 'node:util';

import { ensureBuild } from './build';
import { HOST, PortTaken, serve } from './server';

const DEFAULT_PORT = 8080;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

function readPort(): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } });
    const text = values.port ?? process.env.PORT ?? String(DEFAULT_PORT);
    const port = Number(text);
    if (/^\d+$/.test(text) && port <= 65535) return port;
    return fail(`"${text}" is not a port: give a number from 0 to 65535.`);
  } catch {
    return fail('Usage: npm start -- [--port NUMBER]');
  }
}

async function main(): Promise<void> {
  const wanted = readPort();
  const build = await ensureBuild(() =>
    console.log('Building the app for the web; this takes half a minute …'),
  );
  if (build.rebuilt) console.log(`Built in ${Math.round(build.milliseconds / 1000)} s.`);
  const { port, server } = await serve(build.root, wanted);
  console.log(`Ride with Sam is ready at http://${HOST}:${port}/ (Ctrl+C stops it)`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  if (error instanceof PortTaken) fail(`${error.message} Choose another one: npm start -- --port 8090`);
  else fail(error instanceof Error ? error.message : String(error));
});
