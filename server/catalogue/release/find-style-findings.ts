import type { Release } from '@tangent/contract/release.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkStyle } from '@tangent/domain/release/style/check-style.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listKnownNames } from '../artist/public.ts';

/** Finds what stores may alter or refuse by their style guides, as shown to the owner before submitting. */
export async function findStyleFindings(tx: Tx, release: Release, today: CalendarDate): Promise<Issue[]> {
  const [owner] = await tx
    .select({ account_id: releases.account_id, name: artists.name, type: artists.type })
    .from(releases)
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .where(eq(releases.id, release.id));
  if (!owner) return [];
  const found = checkStyle({
    ...release,
    today,
    artist: { name: owner.name, type: owner.type },
    artwork: release.artwork?.artwork ?? null,
    tracks: release.tracks.map((track) => ({ ...track, audio: track.audio?.audio ?? null })),
    known_names: await listKnownNames(tx, owner.account_id, release.id),
  });
  // Issues that the product offers to fix and no store objects to concern only the owner in the wizard.
  const matters = found.filter(({ severity, verdicts }) => severity !== 'fix' || Object.keys(verdicts).length > 0);
  return matters.map(({ rule, path, severity, params }) => ({
    code: 'style',
    path,
    params: { ...params, rule, severity },
  }));
}
