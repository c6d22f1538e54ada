import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { groupBy } from '@tangent/domain/group-by.ts';
import { partsFromCredits } from '@tangent/domain/money/collaborator/split-part.ts';
import type { CalendarPerson } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './find-release.ts';
import type { Life } from './read-life.ts';

type Part = Omit<CalendarPerson, 'share_basis_points'> & { share_basis_points: number };

/**
 * Lists the people with a share in a release beside its owner, the largest share first: those of the newest split of each
 * track, and of tracks without one those in the credits, who were never asked. Shares are of all tracks together.
 */
export async function readPeople(db: Db, release: ReleaseRow, tracks: Life['tracks']): Promise<CalendarPerson[]> {
  if (tracks.length === 0) return [];
  const [splits, own] = await Promise.all([listNewestParts(db, tracks), listOwnNames(db, release)]);
  const byTrack = groupBy(splits, ({ track_id }) => track_id);
  const parts = tracks.flatMap((track) => {
    const split = byTrack.get(track.id);
    if (split !== undefined) return split.flatMap(({ part }) => (part === null ? [] : [part]));
    return partsFromCredits(track.contributors, '')
      .filter(({ name }) => name !== '' && !own.has(toNameKey(name)))
      .map((one): Part => ({ ...one, state: 'uninvited', payee_id: null, invited_on: null }));
  });
  const people = groupBy(parts, ({ payee_id, name }) => payee_id ?? toNameKey(name));
  return [...people.values()]
    .flatMap((of) => {
      const [first] = of;
      const sum = of.reduce((total, one) => total + one.share_basis_points, 0);
      return first === undefined ? [] : [{ ...first, share_basis_points: Math.round(sum / tracks.length) }];
    })
    .filter((one) => one.share_basis_points > 0)
    .sort((a, b) => b.share_basis_points - a.share_basis_points || a.name.localeCompare(b.name));
}

/** Lists the parts of the newest split of each track; a part that the owner keeps is null. */
async function listNewestParts(db: Db, tracks: Life['tracks']): Promise<{ track_id: string; part: Part | null }[]> {
  const ids = tracks.map(({ id }) => id);
  const newest = sql`(select max(v.number) from ${split_versions} v where v.track_id = ${split_versions.track_id})`;
  const rows = await db
    .select({ track_id: split_versions.track_id, part: split_parts, payee: payees })
    .from(split_versions)
    .innerJoin(split_parts, eq(split_parts.version_id, split_versions.id))
    .leftJoin(payees, eq(payees.id, split_parts.payee_id))
    .where(and(inArray(split_versions.track_id, ids), sql`${split_versions.number} = ${newest}`));
  return rows.map(({ track_id, part: { share_basis_points }, payee }) => {
    if (payee === null) return { track_id, part: null };
    const { id, name, state, invited_at } = payee;
    const invited_on = utcDay(invited_at.getTime());
    return { track_id, part: { name, share_basis_points, state, payee_id: id, invited_on } };
  });
}

/** Lists the names by which the owner may stand in the credits. */
async function listOwnNames(db: Db, { account_id, artist_id }: ReleaseRow): Promise<ReadonlySet<string>> {
  const [row] = await db
    .select({ user: users, artist: artists })
    .from(users)
    .leftJoin(artists, eq(artists.id, artist_id))
    .where(eq(users.id, account_id));
  if (row === undefined) return new Set();
  const { user, artist } = row;
  const names = [
    `${user.first_name} ${user.last_name}`,
    user.username,
    artist?.name ?? '',
    `${artist?.legal_first_name ?? ''} ${artist?.legal_last_name ?? ''}`,
  ];
  return new Set(names.map((name) => toNameKey(name.trim())));
}
