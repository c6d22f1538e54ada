import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { coalesceCalls, createMutex } from '../mutex.ts';
import type { StripeBehaviour } from './behaviour.ts';
import type { StripeEvent } from './rows.ts';
import { emptyState, restoreState, type SavedState, type StripeState, saveState } from './state.ts';
import type { StripeContext } from './stripe-context.ts';

const EVENTS_MAX = 2000;
const KEYS_MAX_AGE_S = 86_400;

/** The data of the simulated Stripe, in memory and in a file, with listeners for its events. */
export interface Ledger {
  state: StripeState;
  read<T>(action: (context: StripeContext) => T): T;
  /** Runs a change of the data, then emits its events. */
  change<T>(action: (context: StripeContext) => T, request?: StripeContext['request']): T;
  onEvent(listener: (event: StripeEvent) => void): void;
  listenAt(address: string): void;
  empty(): void;
  /** Resolves when all data is saved to the file. */
  flush(): Promise<void>;
}

interface Options {
  file: string;
  now: () => Date;
  behaviour: () => StripeBehaviour;
  onError: (error: unknown) => void;
}

export async function loadLedger({ file, now, behaviour, onError }: Options): Promise<Ledger> {
  const state = restoreState(await readJsonFile<SavedState>(file, {}));
  const flush = coalesceCalls(createMutex(), () => writeJsonFile(file, saveState(state)));
  const listeners: ((event: StripeEvent) => void)[] = [];
  let address = '';
  const open = (request: StripeContext['request']): StripeContext => {
    const seconds = Math.floor(now().getTime() / 1000);
    const { refuse_transfers } = behaviour();
    return { state, now: seconds, address, request, emitted: [], refuse_transfers };
  };
  const close = ({ emitted, request }: StripeContext) => {
    if (emitted.length > 0 || request !== null) flush().catch(onError);
    for (const event of emitted) for (const listener of listeners) listener(event);
  };
  return {
    state,
    flush,
    read: (action) => action(open(null)),
    change: (action, request = null) => {
      const context = open(request);
      removeOld(state, context.now);
      // A refused payment is saved as well.
      try {
        return action(context);
      } finally {
        close(context);
      }
    },
    onEvent: (listener) => void listeners.push(listener),
    listenAt: (where) => {
      address = where;
    },
    empty: () => {
      emptyState(state);
      flush().catch(onError);
    },
  };
}

function removeOld({ events, keys }: StripeState, now: number): void {
  if (events.size > EVENTS_MAX) for (const id of [...events.keys()].slice(0, -EVENTS_MAX)) events.delete(id);
  for (const { id, created } of [...keys.values()]) if (created < now - KEYS_MAX_AGE_S) keys.delete(id);
}
