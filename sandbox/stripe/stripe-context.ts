import { randomBytes } from 'node:crypto';
import type { TransferRefusal } from './connect-rows.ts';
import type { StripeEvent } from './rows.ts';
import type { StripeState } from './state.ts';
import { refuseMissing } from './stripe-refusal.ts';

export const API_VERSION = '2026-10-28.endive';

/** The context of one call or one page action: all data, and the second in which it happens. */
export interface StripeContext {
  state: StripeState;
  now: number;
  /** Address of the sandbox's pages. */
  address: string;
  /** The API call that caused it; null if there was none. */
  request: { id: string; idempotency_key: string | null } | null;
  /** The reason with which transfers are refused now; null accepts them. */
  refuse_transfers: TransferRefusal | null;
  /** The events so far. */
  emitted: StripeEvent[];
}

/** Makes an id such as `cus_…`, with 24 letters and digits by default. */
export function makeId(prefix: string, length = 24): string {
  const text = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^0-9A-Za-z]/g, '');
  return `${prefix}_${text.slice(0, length)}`;
}

/** Returns the row of an id, or refuses: 404 for an id in the address, 400 for one in the body. */
export function requireRow<Row>(rows: Map<string, Row>, kind: string, id: string, param?: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw refuseMissing(kind, id, param);
  return row;
}

/** Emits an event with the object as it is now and, for a change, its previous values. */
export function emit(context: StripeContext, type: string, object: object, before?: object): void {
  record(context, type, object, before);
}

/** Emits an event of a payee's connected account. */
export function emitAccountEvent(context: StripeContext, type: string, object: { id: string }): void {
  record(context, type, object).account = object.id;
}

function record(context: StripeContext, type: string, object: object, before?: object): StripeEvent {
  const event: StripeEvent = {
    id: makeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: context.now,
    data: { object: structuredClone(object) as Record<string, unknown> },
    livemode: false,
    pending_webhooks: 1,
    request: context.request ?? { id: null, idempotency_key: null },
    type,
  };
  if (before !== undefined) event.data.previous_attributes = findDifferences(before, event.data.object);
  context.state.events.set(event.id, event);
  context.emitted.push(event);
  return event;
}

function findDifferences(before: object, after: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
  );
  return structuredClone(Object.fromEntries(changed));
}
