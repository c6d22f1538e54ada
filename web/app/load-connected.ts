import { fetchUser } from '../api/auth.ts';
import { isConnected, waitForConnection } from '../api/connection.ts';

/**
 * Loads the code of a page. Without a connection it waits for one instead of failing: the current page stays, and the
 * new one opens by itself. It tries twice, because a connection that just came back still breaks requests; a file that
 * is missing on a reachable server, as after an update, is an error.
 */
export async function loadConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    // Only calls record whether the server can be reached.
    await fetchUser().catch(() => null);
    if (!isConnected()) await waitForConnection();
    return await load();
  }
}
