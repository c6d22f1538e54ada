import { queueTurns } from '../../turns.ts';
import { type Delivery, noteAttempt, RETRY_WAITS_MS, startDelivery } from './delivery.ts';
import { type DeliveryBook, openDeliveryBook } from './delivery-book.ts';
import type { HookBehaviour } from './hook-behaviour.ts';
import { openTimers } from './open-timers.ts';
import { type HookEndpoint, sendMessage } from './send-message.ts';

/** Tells the product of events: one after the other, again and again until it takes them, and wrongly on demand. */
export interface Hooks {
  /** Takes up an event that has just happened; waits for nobody. */
  take(event: { id: string }): void;
  /** The oldest event first. */
  list(): Delivery[];
  endpoint(): HookEndpoint | null;
  setEndpoint(endpoint: HookEndpoint): void;
  /** Tells of these events in this order, also of those that were told before; ends when each was tried. */
  tell(ids: readonly string[]): Promise<void>;
  /** Ends when everything that is due was tried. */
  settle(): Promise<void>;
  /** Forgets every event; the endpoint stays. */
  reset(): void;
  stop(): Promise<void>;
}

interface Options {
  file: string;
  /** Null leaves the one that was set last. */
  endpoint: HookEndpoint | null;
  findEvent(id: string): object | undefined;
  behaviour(): HookBehaviour;
  behave(change: Partial<HookBehaviour>): void;
  onError(error: unknown): void;
  waits_ms?: readonly number[];
}

export async function openHooks(options: Options): Promise<Hooks> {
  const { onError } = options;
  const book = await openDeliveryBook(options);
  const [takeTurn, timers, stopping] = [queueTurns(), openTimers(), new AbortController()];
  const attempt = (id: string): Promise<void> => {
    timers.drop(id);
    return takeTurn(async () => {
      await attemptOnce(id, { book, options, stopped: stopping.signal });
      planNext(id);
    });
  };
  const planNext = (id: string) => {
    const due = book.find(id)?.next_attempt_at;
    if (!due || stopping.signal.aborted) return;
    timers.plan(id, Date.parse(due), () => void attempt(id).catch(onError));
  };
  for (const { id, state, attempts } of book.list()) {
    if (attempts > 0) planNext(id);
    else if (state === 'waiting') attempt(id).catch(onError);
  }
  return {
    take: ({ id }) => {
      book.keep(startDelivery(id, stateOf(book, options)));
      if (book.find(id)?.state === 'waiting') attempt(id).catch(onError);
    },

    list: book.list,
    endpoint: book.endpoint,
    setEndpoint: book.setEndpoint,
    tell: async (ids) => void (await Promise.all(ids.map(attempt))),
    settle: () => takeTurn(async () => undefined),
    reset: () => {
      timers.dropAll();
      book.clear();
    },
    stop: () => {
      stopping.abort();
      timers.dropAll();
      return takeTurn(book.save);
    },
  };
}

function stateOf(book: DeliveryBook, { behaviour, behave }: Options): Delivery['state'] {
  const { lose_events, hold_events } = behaviour();
  if (book.endpoint() === null) return 'unsent';
  if (lose_events > 0) {
    behave({ lose_events: lose_events - 1 });
    return 'lost';
  }
  return hold_events ? 'held' : 'waiting';
}

interface Attempt {
  book: DeliveryBook;
  options: Options;
  stopped: AbortSignal;
}

async function attemptOnce(id: string, { book, options, stopped }: Attempt): Promise<void> {
  const { behaviour, findEvent, waits_ms = RETRY_WAITS_MS } = options;
  const [delivery, event, endpoint] = [book.find(id), findEvent(id), book.endpoint()];
  if (stopped.aborted || delivery === undefined || event === undefined || endpoint === null) return;
  const message = { body: JSON.stringify(event, null, 2), fault: behaviour().hook_fault, stopped };
  const copies = Array.from({ length: behaviour().send_times }, () => sendMessage(endpoint, message));
  const statuses = await Promise.all(copies);
  // Stopped meanwhile: it is sent again after the start. Forgotten meanwhile: it stays forgotten.
  if (stopped.aborted || book.find(id) !== delivery) return;
  const taken = statuses.find((status) => status !== null && status < 300);
  book.keep(noteAttempt(delivery, taken ?? statuses[0] ?? null, { at_ms: Date.now(), waits_ms }));
}
