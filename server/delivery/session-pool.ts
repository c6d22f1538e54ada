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
  const idle = new Map<string, { session: StoreSession; timer: NodeJS.Timeout; access: StoreAccess }>();
  const take = (storeId: string): StoreSession | null => {
    const found = idle.get(storeId);
    if (found === undefined) return null;
    idle.delete(storeId);
    clearTimeout(found.timer);
    if (found.access === settings.access) return found.session;
    void found.session.close();
    return null;
  };
  const keep = (storeId: string, session: StoreSession): void => {
    if (idle.has(storeId)) return void session.close();
    const timer = setTimeout(() => {
      idle.delete(storeId);
      void session.close();
    }, IDLE_MS);
    timer.unref();
    idle.set(storeId, { session, timer, access: settings.access });
  };
  const run = async <T>(session: StoreSession, { store_id, signal }: Call, work: Work<T>): Promise<T> => {
    const close = () => void session.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      signal.throwIfAborted();
      const result = await work(session);
      if (signal.aborted) close();
      else keep(store_id, session);
      return result;
    } catch (error) {
      close();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  };
  return {
    use: async (call, work) => {
      const open = take(call.store_id);
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
