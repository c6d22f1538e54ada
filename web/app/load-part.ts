import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isConnected, waitForConnection } from '../api/connection.ts';
import { fetchUser } from '../api/identity/auth.ts';

/**
 * Loads the code of a page, or of a part of one. Without a connection it waits for one: what is on the screen stays, and
 * the new part opens by itself. Nothing is requested before, because Chromium keeps a file as missing once a request for
 * it has failed. A file that is missing on a reachable server, as after an update, is an error.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (isConnected()) {
    try {
      return await load();
    } catch {
      // The connection may have been lost, or have just come back.
    }
  }
  // Only calls record whether the server can be reached.
  await fetchUser().catch(() => null);
  await waitForConnection();
  return load();
}

/** A component whose code is loaded when it is rendered first. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}
