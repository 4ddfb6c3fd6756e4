import { ensureBuild, routesOf } from '../../../tools/serve/build';
import { HOST, serve } from '../../../tools/serve/server';
import type { RunningApp } from './app';

export { inLab, openLab } from '../../../tools/lab/drive';

/** The laboratory page on the app's own code, served on a free port. */
export async function startLab(): Promise<RunningApp> {
  const { root } = await ensureBuild(undefined, routesOf('tools/lab/app'));
  const { server, port } = await serve(root, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${port}`, stop };
}
