/* Keeps the whole app on the device, so that it opens with no network after the first visit. */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `ride-with-sam-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      Promise.all(
        FILES.map(async (url) => {
          // Files whose name holds their hash may come from an older version's store.
          const kept =
            url.startsWith('/_expo/') || url.startsWith('/assets/') ? await caches.match(url) : undefined;
          const response = kept ?? (await fetch(url, { cache: 'no-cache' }));
          if (!response.ok) throw new Error(`${url}: ${response.status}`);
          await cache.put(url, response);
        }),
      ),
    ),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('ride-with-sam-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A newer version waits until the player asks for it: nothing reloads in the middle of a game.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const key = request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches
      .open(CACHE)
      .then(async (cache) => (await cache.match(key, { ignoreVary: true })) ?? fetch(request)),
  );
});
