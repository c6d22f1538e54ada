import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { FINE_DISPUTES } from '@tangent/domain/money/money-limits.ts';
import {
  FINE_DISPUTE_REASONS,
  FINE_DISPUTE_STATES,
  FINE_DISPUTE_STEPS,
} from '@tangent/domain/money/royalty/fine-dispute.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, cursor, id, idParams, instant, pageOf } from '../values.ts';
import { royaltyCharge } from './royalty-charge.ts';

/** A dispute of a fine, as its owner sees it. */
export const fineDispute = z.object({
  id,
  state: z.enum(FINE_DISPUTE_STATES),
  reason: z.enum(FINE_DISPUTE_REASONS),
  /** The facts for the store, in the words of the artist; empty after the account was erased. */
  note: z.string(),
  opened_at: instant,
  /** Since when it is in its state. */
  changed_at: instant,
  /** By when we send it, the store answers, or the store takes the fine back; null when nothing is due. */
  due_on: calendarDate.nullable(),
  /** Every state it was in, oldest first, with the note of staff. */
  history: z.array(
    z.object({
      state: z.enum(FINE_DISPUTE_STATES),
      at: instant,
      by: z.enum(ACTOR_KINDS),
      note: z.string().nullable(),
    }),
  ),
});
export type FineDispute = z.infer<typeof fineDispute>;

const noteText = z.string().trim().max(FINE_DISPUTES.note_max_chars);

export const openFineDispute = defineCall({
  method: 'POST',
  path: '/v1/api/royalties/entries/:transaction_id/dispute',
  summary: 'Disputes a fine of a store; the note contains the facts that staff send to the store',
  params: z.object({ transaction_id: z.string().max(40) }),
  body: z.object({ reason: z.enum(FINE_DISPUTE_REASONS), note: noteText.min(1) }),
  response: fineDispute,
  status: 201,
});

/** The same for staff, with the fine, its owner and the next step. */
const staffFineDispute = royaltyCharge.omit({ kind: true, dispute: true }).extend({
  ...fineDispute.shape,
  step: z.enum(FINE_DISPUTE_STEPS),
  track: royaltyCharge.shape.track.extend({ isrc: z.string().nullable() }),
  person: z.object({ id, name: z.string() }),
});
export type StaffFineDispute = z.infer<typeof staffFineDispute>;

export const listStaffFineDisputes = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/fine-disputes',
  summary: 'Lists disputes of fines: those with a next step by their deadline, the settled ones newest first',
  query: z.object({ state: z.enum(['waiting', 'settled']).default('waiting'), cursor }),
  response: pageOf(staffFineDispute),
});

export const getStaffFineDispute = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/fine-disputes/:id',
  summary: 'Returns one dispute of a fine with its history',
  params: idParams,
  response: staffFineDispute,
});

export const moveFineDispute = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/fine-disputes/:id/move',
  summary: 'Moves a dispute on; its owner is told and reads the note, without which a dispute is not refused',
  params: idParams,
  body: z.object({ state: z.enum(FINE_DISPUTE_STATES).exclude(['open']), note: noteText.nullable() }),
  response: staffFineDispute,
});
