import type { answerRequest as answerCall } from '@tangent/contract/promotion/form.ts';
import { form_notes, form_requests } from '@tangent/db/schema/promotion/form.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { AuditAction } from '@tangent/domain/identity/access/audit-action.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { lockRequest, type RequestRow } from './form-store.ts';
import { formMailJob } from './jobs.ts';

/** Marks a request as in progress, so that no second member of staff starts it. */
export async function startRequest(tx: Tx, actor: Actor, id: string, now: Date): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (row.status !== 'received') throw new Refusal('invalid_transition');
  await record(tx, actor, row, { action: 'request.start', at: now });
  return update(tx, id, { status: 'in_progress' });
}

/** Answers a request and emails the answer. An allowance never ends in the past. */
export async function answerRequest(
  tx: Tx,
  actor: Actor,
  id: string,
  { outcome, answer, allowed_until }: z.output<typeof answerCall.body>,
  now: Date,
): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (row.status === 'answered') throw new Refusal('invalid_transition');
  if (allowed_until !== null && allowed_until < utcDay(now.getTime())) {
    throw new Refusal('invalid_input', [{ code: 'date_past', path: 'allowed_until' }]);
  }
  await record(tx, actor, row, { action: `request.${outcome}`, at: now });
  await enqueue(tx, formMailJob, { mail: 'form_answered', request_id: id });
  return update(tx, id, {
    status: 'answered',
    outcome,
    answer: answer.normalize('NFC'),
    answered_by: actor.user_id,
    answered_at: now,
    allowed_until: outcome === 'done' ? allowed_until : null,
  });
}

/** Adds an internal note; its request may be answered already. */
export async function addNote(tx: Tx, actor: Actor, id: string, text: string, now: Date): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  await tx.insert(form_notes).values({ request_id: id, author_id: actor.user_id, text, created_at: now });
  return row;
}

async function update(tx: Tx, id: string, change: Partial<RequestRow>): Promise<RequestRow> {
  const [row] = await tx.update(form_requests).set(change).where(eq(form_requests.id, id)).returning();
  if (!row) throw new Error('the request is gone');
  return row;
}

async function record(
  tx: Tx,
  actor: Actor,
  { id, form }: RequestRow,
  { action, at }: { action: AuditAction; at: Date },
): Promise<void> {
  await recordAction(tx, action, { by: byStaff(actor), subject: { kind: 'form_request', id }, details: { form }, at });
}
