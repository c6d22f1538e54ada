import { randomBytes } from 'node:crypto';
import type { TransferRefusal } from './connect-rows.ts';
import type { StripeEvent } from './rows.ts';
import type { StripeState } from './state.ts';
import { refuseMissing } from './stripe-refusal.ts';

export const API_VERSION = '2026-10-28.endive';

/** What one call or one act of a person works with: all that is kept, and the second it happens in. */
export interface StripeContext {
  state: StripeState;
  now: number;
  /** Where the sandbox's pages are. */
  address: string;
  /** The call that asked for it; null when nobody called. */
  request: { id: string; idempotency_key: string | null } | null;
  /** How transfers are refused at the moment; null hands them over. */
  refuse_transfers: TransferRefusal | null;
  /** What happened so far. */
  emitted: StripeEvent[];
}

/** An id such as `cus_…`: 24 letters and digits unless more are wanted. */
export function makeId(prefix: string, length = 24): string {
  const text = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^0-9A-Za-z]/g, '');
  return `${prefix}_${text.slice(0, length)}`;
}

/** The row of an id, or the answer that there is none: 404 of an address, 400 of a field of the body. */
export function requireRow<Row>(rows: Map<string, Row>, kind: string, id: string, param?: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw refuseMissing(kind, id, param);
  return row;
}

/** Says that something happened, with the object as it is now and, of a change, what was different before. */
export function emit(context: StripeContext, type: string, object: object, before?: object): void {
  record(context, type, object, before);
}

/** Says that something happened to an account of somebody who is paid. */
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
