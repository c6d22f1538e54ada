import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Fields of an action's details that contain free text. Codes stay. */
const TEXT_KEYS = ['note', 'answer'];

/**
 * Removes free text from the log of actions about an account and its music, before its releases and artists are
 * removed: who did what and when stays, but free text may name a person.
 */
export async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const profiles = await tx.select({ id: artists.id }).from(artists).where(eq(artists.account_id, id));
  const profileIds = profiles.map((profile) => profile.id);
  const music = await tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
  const releaseIds = music.map((release) => release.id);
  const { subject_kind, subject_id, details } = audit_events;
  const about = or(
    and(eq(subject_kind, 'user'), eq(subject_id, id)),
    and(eq(subject_kind, 'release'), inArray(subject_id, releaseIds)),
    and(eq(subject_kind, 'artist'), inArray(subject_id, profileIds)),
  );
  await tx
    .update(audit_events)
    .set({ details: sql`${details} - ${sql.param(TEXT_KEYS)}::text[]` })
    .where(about);
  const isFreeText = sql`${details}->>'reason' <> ${COPYRIGHT_CLAIM}`;
  await tx
    .update(audit_events)
    .set({ details: sql`${details} - 'reason'` })
    .where(and(eq(audit_events.action, 'release.takedown'), inArray(subject_id, releaseIds), isFreeText));
}
