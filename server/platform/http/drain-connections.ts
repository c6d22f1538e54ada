import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import net from 'node:net';

/**
 * Accepts no more connections, and answers one more request on each of those that are open, until the proxy in front has
 * closed them all or the time is over.
 *
 * A proxy keeps connections for later requests. If we closed one that seems idle, a request could be on its way, and a
 * proxy does not repeat one that may have changed something.
 */
export function drainConnections(server: Server, withinMs: number): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    // Right after waiting connections were accepted: those that still wait when it is closed are reset.
    setImmediate(() => {
      // The method of an HTTP server would close idle connections too.
      net.Server.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}
