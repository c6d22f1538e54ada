import { joinWaiting, queueTurns } from '../turns.ts';
import { readJsonFile, writeJsonFile } from '../whole-file.ts';
import type { StripeBehaviour } from './behaviour.ts';
import type { Books } from './books.ts';
import type { StripeEvent } from './rows.ts';
import { emptyState, openState, type SavedState, type StripeState, saveState } from './state.ts';

const EVENTS_KEPT = 2000;
const KEYS_KEPT_S = 86_400;

/** All that is kept, in a file as well, and who is told of what happens. */
export interface Ledger {
  state: StripeState;
  read<T>(act: (books: Books) => T): T;
  /** Does something that may change the books; then says what happened. */
  change<T>(act: (books: Books) => T, request?: Books['request']): T;
  onEvent(listener: (event: StripeEvent) => void): void;
  listenAt(address: string): void;
  empty(): void;
  /** Ends when everything is in the file. */
  flush(): Promise<void>;
}

interface Options {
  file: string;
  now: () => Date;
  behaviour: () => StripeBehaviour;
  onError: (error: unknown) => void;
}

export async function openLedger({ file, now, behaviour, onError }: Options): Promise<Ledger> {
  const state = openState(await readJsonFile<SavedState>(file, {}));
  const flush = joinWaiting(queueTurns(), () => writeJsonFile(file, saveState(state)));
  const listeners: ((event: StripeEvent) => void)[] = [];
  let address = '';
  const open = (request: Books['request']): Books => {
    const seconds = Math.floor(now().getTime() / 1000);
    const { refuse_transfers } = behaviour();
    return { state, now: seconds, address, request, told: [], refuse_transfers };
  };
  const close = ({ told, request }: Books) => {
    if (told.length > 0 || request !== null) flush().catch(onError);
    for (const event of told) for (const listener of listeners) listener(event);
  };
  return {
    state,
    flush,
    read: (act) => act(open(null)),
    change: (act, request = null) => {
      const books = open(request);
      forgetOld(state, books.now);
      // A payment that is refused is written down as well.
      try {
        return act(books);
      } finally {
        close(books);
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

function forgetOld({ events, keys }: StripeState, now: number): void {
  if (events.size > EVENTS_KEPT) for (const id of [...events.keys()].slice(0, -EVENTS_KEPT)) events.delete(id);
  for (const { id, created } of [...keys.values()]) if (created < now - KEYS_KEPT_S) keys.delete(id);
}
