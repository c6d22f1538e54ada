import type { answerFraudCase, closeFraudCase } from '@tangent/contract/insight/monitoring.ts';
import type { z } from 'zod';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertEvent, lockCase, updateCase } from './case-store.ts';

/** Saves an artist's explanation of their case. The artist can change it until staff closes the case. */
export async function answerCase(
  tx: Tx,
  actor: Actor,
  id: string,
  { answer, note }: z.output<typeof answerFraudCase.body>,
  at: Date,
): Promise<void> {
  const row = await lockCase(tx, id);
  if (row.account_id !== actor.user_id) throw new Refusal('not_found');
  if (row.state === 'closed') throw new Refusal('invalid_transition');
  await updateCase(tx, id, { answer }, at);
  const change = { event: 'answered', answer, note: note?.trim() || null } as const;
  await insertEvent(tx, { case_id: id, ...change, actor_id: actor.user_id, actor_kind: 'user', at });
}

/** Closes a case with the verdict of staff; of two attempts the second is refused, because the case is closed. */
export async function closeCase(
  tx: Tx,
  actor: Actor,
  id: string,
  { verdict, note }: z.output<typeof closeFraudCase.body>,
  at: Date,
): Promise<void> {
  const row = await lockCase(tx, id);
  if (row.state === 'closed') throw new Refusal('invalid_transition');
  await updateCase(tx, id, { state: 'closed', verdict }, at);
  const by = { actor_id: actor.user_id, actor_kind: 'staff', at } as const;
  await insertEvent(tx, { case_id: id, event: 'closed', verdict, note: note?.trim() || null, ...by });
  const { release_id, store_id } = row;
  await recordAction(tx, 'watch.closed', {
    by: byStaff(actor),
    subject: { kind: 'watch_case', id },
    details: { verdict, release_id, store_id },
    at,
  });
}
