import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import {
  type FanEndReason,
  type FanState,
  OPEN_FAN_STATES,
  SAVING_STATES,
} from '@tangent/domain/promotion/presave/fan-state.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type FanRow = typeof presave_fans.$inferSelect;
type NewFan = typeof presave_fans.$inferInsert;

/** Everything that names a fan or acts for them. */
const FORGOTTEN = { sealed_token: null, email: null, fan_key: null, country: null, followers: null } as const;
/** Fields that are needed only while something is still to be done. */
const UNNEEDED = { sealed_token: null, next_attempt_at: null } as const;

/** Inserts a fan; returns the one who already came this way, and whether that is a new one. */
export async function insertFan(tx: Tx, fan: NewFan & { fan_key: string }): Promise<{ fan: FanRow; is_new: boolean }> {
  const [inserted] = await tx.insert(presave_fans).values(fan).onConflictDoNothing().returning();
  if (inserted !== undefined) return { fan: inserted, is_new: true };
  const { campaign_id, way, fan_key } = presave_fans;
  const same = and(eq(campaign_id, fan.campaign_id), eq(way, fan.way), eq(fan_key, fan.fan_key));
  const [found] = await tx.select().from(presave_fans).where(same).for('update');
  if (found === undefined) throw new Error('the fan withdrew meanwhile');
  return { fan: found, is_new: false };
}

export async function updateFan(db: Db | Tx, id: string, change: Partial<FanRow>): Promise<void> {
  await db.update(presave_fans).set(change).where(eq(presave_fans.id, id));
}

/**
 * Changes a fan for whom the album is being saved. A fan who withdrew meanwhile, or whose campaign was stopped, stays as
 * forgotten as they are: the attempt in progress brings no token and no state back.
 */
export async function updateSavingFan(db: Db | Tx, id: string, change: Partial<FanRow>): Promise<void> {
  const isSaving = and(eq(presave_fans.id, id), inArray(presave_fans.state, [...SAVING_STATES]));
  await db.update(presave_fans).set(change).where(isSaving);
}

/** Moves a fan for whom the album was being saved to a final state. The token is not needed any more. */
export async function endSavingFan(
  db: Db | Tx,
  id: string,
  end: { state: FanState; end_reason: FanEndReason | null; ended_at: Date },
): Promise<void> {
  await updateSavingFan(db, id, { ...UNNEEDED, ...end });
}

/** Ends all fans of a campaign for whom something was still to be done, and forgets what names them. */
export async function endOpenFans(
  tx: Tx,
  campaignId: string,
  end: { states?: readonly FanState[]; end_reason: FanEndReason; ended_at: Date },
): Promise<void> {
  const { states = OPEN_FAN_STATES, end_reason, ended_at } = end;
  await tx
    .update(presave_fans)
    .set({ ...UNNEEDED, email: null, state: 'gone', end_reason, ended_at })
    .where(and(eq(presave_fans.campaign_id, campaignId), inArray(presave_fans.state, [...states])));
}

/** Forgets a fan who withdraws: a row without anything that names them keeps the count of the campaign right. */
export async function forgetFan(tx: Tx, id: string, now: Date): Promise<void> {
  const gone = { state: 'gone', end_reason: 'withdrawn', withdrawn_at: now, ended_at: now } as const;
  await tx
    .update(presave_fans)
    .set({ ...FORGOTTEN, ...UNNEEDED, ...gone, artist_may_write: false })
    .where(eq(presave_fans.id, id));
}

/**
 * Ends a fan whose server refuses emails for good, and forgets the address; asked for again, the fan is a new one. Before
 * the address is confirmed there is no fan: the request is deleted.
 */
export async function markUnreachable(db: Db, id: string, now: Date): Promise<void> {
  const isWaiting = and(eq(presave_fans.id, id), eq(presave_fans.state, 'waiting'));
  const removed = await db.delete(presave_fans).where(isWaiting).returning({ id: presave_fans.id });
  if (removed.length > 0) return;
  const gone = { state: 'gone', end_reason: 'unreachable', ended_at: now } as const;
  await db
    .update(presave_fans)
    .set({ ...FORGOTTEN, ...UNNEEDED, ...gone, artist_may_write: false })
    .where(and(eq(presave_fans.id, id), eq(presave_fans.state, 'confirmed')));
}
