import { ensureBuild } from '../../../tools/serve/build';
import { HOST, serve } from '../../../tools/serve/server';

export type RunningApp = { readonly url: string; readonly stop: () => Promise<void> };

/** The production build, served on a free port; SAM_WEB_ROOT names one that was made before. */
export async function startApp(): Promise<RunningApp> {
  const root = process.env['SAM_WEB_ROOT'] ?? (await ensureBuild()).root;
  const { server, port } = await serve(root, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${port}`, stop };
}
