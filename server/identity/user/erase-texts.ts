import { audit_events } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Names under which acts keep what somebody wrote. Codes stay. */
const TEXT_KEYS = ['note', 'answer'];

/**
 * Takes what people wrote out of the log of acts about this person and their music: who did what and when stays, but a
 * sentence may name somebody.
 */
export async function eraseTexts(tx: Tx, id: string, releaseIds: readonly string[]): Promise<void> {
  const profiles = await tx.select({ id: artists.id }).from(artists).where(eq(artists.account_id, id));
  const { subject_kind, subject_id, details } = audit_events;
  const about = or(
    and(eq(subject_kind, 'user'), eq(subject_id, id)),
    and(eq(subject_kind, 'release'), inArray(subject_id, [...releaseIds])),
    and(
      eq(subject_kind, 'artist'),
      inArray(
        subject_id,
        profiles.map((profile) => profile.id),
      ),
    ),
  );
  await tx
    .update(audit_events)
    .set({ details: sql`${details} - ${sql.param(TEXT_KEYS)}::text[]` })
    .where(about);
  const isFreeText = sql`${details}->>'reason' <> ${COPYRIGHT_CLAIM}`;
  await tx
    .update(audit_events)
    .set({ details: sql`${details} - 'reason'` })
    .where(and(eq(audit_events.action, 'release.takedown'), inArray(subject_id, [...releaseIds]), isFreeText));
}
