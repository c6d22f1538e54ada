import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { StoreError } from '../gateways/store/store-error.ts';
import type { StoreSession } from '../gateways/store/store-session.ts';
import { openSession, type StoreAccess } from './open-session.ts';

/** A line that nobody used for so long is closed; until then the next message or look for answers takes it. */
const IDLE_MS = 15_000;

/** Who is to be reached, and until when: once `signal` aborts the line is closed, whatever goes over it. */
type Call = { store_id: string; profile: StoreProfile; signal: AbortSignal };

/** Lines to stores that stay open between two pieces of work: signing in costs more than most of what is said. */
export interface SessionPool {
  /**
   * Does work over a line of its own. A line that was lying open may be dead without a sign, so work that fails over one is done
   * once more over a new one: it must be such that doing it again does no harm.
   */
  use<T>(call: Call, work: (session: StoreSession) => Promise<T>): Promise<T>;
}

export function openSessionPool(settings: { access: StoreAccess }): SessionPool {
  const idle = openIdleLines();
  const run = async <T>(session: StoreSession, call: Call, work: Work<T>): Promise<T> => {
    const { access } = settings;
    const result = await runUntilAborted(session, call.signal, work);
    if (call.signal.aborted) void session.close();
    else idle.keep(call.store_id, access, session);
    return result;
  };
  return {
    use: async (call, work) => {
      const open = idle.take(call.store_id, settings.access);
      if (open !== null) {
        try {
          return await run(open, call, work);
        } catch (error) {
          if (!(error instanceof StoreError) || call.signal.aborted) throw error;
        }
      }
      return run(await openSession(settings.access, call.profile), call, work);
    },
  };
}

type Work<T> = (session: StoreSession) => Promise<T>;

/** Closes the line as soon as the signal aborts, or when the work fails. */
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

type IdleLine = { session: StoreSession; timer: NodeJS.Timeout; access: StoreAccess };

/** At most one line per store that lies open, for a while; one that was opened another way is not used any more. */
function openIdleLines() {
  const lines = new Map<string, IdleLine>();
  return {
    take(storeId: string, access: StoreAccess): StoreSession | null {
      const line = lines.get(storeId);
      if (line === undefined) return null;
      lines.delete(storeId);
      clearTimeout(line.timer);
      if (line.access === access) return line.session;
      void line.session.close();
      return null;
    },
    keep(storeId: string, access: StoreAccess, session: StoreSession): void {
      if (lines.has(storeId)) return void session.close();
      const timer = setTimeout(() => {
        lines.delete(storeId);
        void session.close();
      }, IDLE_MS);
      timer.unref();
      lines.set(storeId, { session, timer, access });
    },
  };
}
