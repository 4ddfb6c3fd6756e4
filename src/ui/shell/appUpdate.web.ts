import { useEffect, useState } from 'react';

import type { AppUpdate } from './appUpdate';

/** Tells when another version waits behind the one in use. */
const watch = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void) => {
  const look = () => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) onWaiting(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
};

/**
 * Keeps the app on the device for days without a network, and says when a newer one has been fetched. It never takes
 * over by itself: a reload in the middle of a game is the player's to choose.
 */
export function useAppUpdate(): AppUpdate {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
    const register = () => {
      navigator.serviceWorker.register('/sw.js').then(
        (registration) => watch(registration, setWaiting),
        () => undefined,
      );
    };
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
  const apply = () => {
    if (waiting === null) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
  return { ready: waiting !== null, apply };
}
