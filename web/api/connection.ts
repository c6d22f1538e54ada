import { useSyncExternalStore } from 'react';

/** Whether the last call was answered, with whatever status. */
let isAnswered = true;
const listeners = new Set<() => void>();

/** Records whether a call reached the server; called for every call. */
export function recordContact(reached: boolean): void {
  if (reached === isAnswered) return;
  isAnswered = reached;
  for (const listener of listeners) listener();
}

/** Returns whether the server can be reached: the device has a connection, and the last call was answered. */
export function isConnected(): boolean {
  return isAnswered && navigator.onLine;
}

export function useConnected(): boolean {
  return useSyncExternalStore(listen, isConnected);
}

/** Waits until the server can be reached. */
export function waitForConnection(): Promise<void> {
  if (isConnected()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = listen(() => {
      if (!isConnected()) return;
      stop();
      resolve();
    });
  });
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
