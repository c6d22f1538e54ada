import { createMutex } from '../../mutex.ts';

import { type Delivery, RETRY_WAITS_MS, recordAttempt, startDelivery } from './delivery.ts';
import { type DeliveryBook, loadDeliveryBook } from './delivery-book.ts';
import type { HookBehaviour } from './hook-behaviour.ts';
import { type HookEndpoint, sendMessage } from './send-message.ts';

/** Delayed actions, one per id. */
interface Timers {
  /** Plans an action; replaces the earlier one of the same id. */
  plan(id: string, atMs: number, action: () => void): void;
  drop(id: string): void;
  dropAll(): void;
}

function createTimers(): Timers {
  const timers = new Map<string, NodeJS.Timeout>();
  const drop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    drop,
    plan: (id, atMs, action) => {
      drop(id);
      timers.set(id, setTimeout(action, Math.max(0, atMs - Date.now())).unref());
    },
    dropAll: () => {
      for (const id of [...timers.keys()]) drop(id);
    },
  };
}

/**
 * Sends events to the product one after the other, retries until they are accepted, and applies the configured faults.
 */
export interface Hooks {
  /** Queues a new event; returns at once. */
  accept(event: { id: string }): void;
  /** Lists the deliveries, oldest event first. */
  list(): Delivery[];
  endpoint(): HookEndpoint | null;
  setEndpoint(endpoint: HookEndpoint): void;
  /** Sends these events in this order, even if they were sent before; resolves when each was tried. */
  deliver(ids: readonly string[]): Promise<void>;
  /** Resolves when everything that is due was tried. */
  whenIdle(): Promise<void>;
  /** Deletes every event; the endpoint stays. */
  reset(): void;
  stop(): Promise<void>;
}

interface Options {
  file: string;
  /** Null keeps the endpoint set last. */
  endpoint: HookEndpoint | null;
  findEvent(id: string): object | undefined;
  behaviour(): HookBehaviour;
  behave(change: Partial<HookBehaviour>): void;
  onError(error: unknown): void;
  waits_ms?: readonly number[];
}

export async function createHooks(options: Options): Promise<Hooks> {
  const { onError } = options;
  const book = await loadDeliveryBook(options);
  const [runExclusive, timers, stopping] = [createMutex(), createTimers(), new AbortController()];
  const attempt = (id: string): Promise<void> => {
    timers.drop(id);
    return runExclusive(async () => {
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
    accept: ({ id }) => {
      book.saveDelivery(startDelivery(id, toState(book, options)));
      if (book.find(id)?.state === 'waiting') attempt(id).catch(onError);
    },
    list: book.list,
    endpoint: book.endpoint,
    setEndpoint: book.setEndpoint,
    deliver: async (ids) => void (await Promise.all(ids.map(attempt))),
    whenIdle: () => runExclusive(async () => undefined),
    reset: () => {
      timers.dropAll();
      book.clear();
    },
    stop: () => {
      stopping.abort();
      timers.dropAll();
      return runExclusive(book.save);
    },
  };
}

function toState(book: DeliveryBook, { behaviour, behave }: Options): Delivery['state'] {
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
  // If stopped meanwhile, the event is sent again after the next start. If deleted by a reset, it stays deleted.
  if (stopped.aborted || book.find(id) !== delivery) return;
  const successStatus = statuses.find((status) => status !== null && status < 300);
  book.saveDelivery(recordAttempt(delivery, successStatus ?? statuses[0] ?? null, { at_ms: Date.now(), waits_ms }));
}
