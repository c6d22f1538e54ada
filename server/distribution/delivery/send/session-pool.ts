import { isDeepStrictEqual } from 'node:util';
import { StoreError } from '../../../gateways/store/store-error.ts';
import type { StoreSession } from '../../../gateways/store/store-session.ts';
import { openStoreSession, type SessionTransport, type StoreAccess } from './open-store-session.ts';

/**
 * A connection that was unused for this long is closed; until then the next message or poll for acknowledgements reuses
 * it.
 */
const IDLE_MS = 15_000;

/** The store to reach, and for how long: once `signal` aborts the connection is closed, even during a transfer. */
type Call = { store_id: string; transport: SessionTransport; signal: AbortSignal };

/** Connections to stores that stay open between two pieces of work: signing in costs more than most transfers. */
export interface SessionPool {
  /**
   * Runs work over an exclusive connection. An idle connection may be dead without a sign, so work that fails over one
   * is repeated over a new one: it must be safe to repeat.
   */
  use<T>(call: Call, work: (session: StoreSession) => Promise<T>): Promise<T>;
}

export function createSessionPool(settings: { access: StoreAccess }): SessionPool {
  const idle = createIdleSessions();
  const run = async <T>(session: StoreSession, call: Call, work: Work<T>): Promise<T> => {
    const { access } = settings;
    const result = await runUntilAborted(session, call.signal, work);
    if (call.signal.aborted) void session.close();
    else idle.putBack(call.store_id, { access, transport: call.transport }, session);
    return result;
  };
  return {
    use: async (call, work) => {
      const open = idle.takeIdle(call.store_id, { access: settings.access, transport: call.transport });
      if (open !== null) {
        try {
          return await run(open, call, work);
        } catch (error) {
          if (!(error instanceof StoreError) || call.signal.aborted) throw error;
        }
      }
      return run(await openStoreSession(settings.access, call.transport), call, work);
    },
  };
}

type Work<T> = (session: StoreSession) => Promise<T>;

/** Closes the connection as soon as the signal aborts, or when the work fails. */
async function runUntilAborted<T>(session: StoreSession, signal: AbortSignal, work: Work<T>): Promise<T> {
  const close = () => void session.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    signal.throwIfAborted();
    return await work(session);
  } catch (error) {
    close();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

type Way = { access: StoreAccess; transport: SessionTransport };
type IdleSession = { session: StoreSession; timer: NodeJS.Timeout; way: Way };

/** Keeps at most one idle connection per store, for a while; one to another address or with other settings is not reused. */
function createIdleSessions() {
  const sessions = new Map<string, IdleSession>();
  return {
    takeIdle(storeId: string, way: Way): StoreSession | null {
      const idleSession = sessions.get(storeId);
      if (idleSession === undefined) return null;
      sessions.delete(storeId);
      clearTimeout(idleSession.timer);
      if (isDeepStrictEqual(idleSession.way, way)) return idleSession.session;
      void idleSession.session.close();
      return null;
    },
    putBack(storeId: string, way: Way, session: StoreSession): void {
      if (sessions.has(storeId)) return void session.close();
      const timer = setTimeout(() => {
        sessions.delete(storeId);
        void session.close();
      }, IDLE_MS);
      timer.unref();
      sessions.set(storeId, { session, timer, way });
    },
  };
}
