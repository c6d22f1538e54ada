import type { listCollaborators, SplitTrack, SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { type ContributorRole, SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { partsFromCredits } from '@tangent/domain/money/collaborator/split-part.ts';
import { computeVersionStatus } from '@tangent/domain/money/collaborator/split-version.ts';
import { SPLITS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { decodeCursor, encodeCursor, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentMicros } from '../royalty/public.ts';
import { presentPayees } from './payees-view.ts';
import { listVersions, type StoredVersion } from './split-store.ts';

type Page = z.input<typeof listCollaborators.response>;
type PageInput = { cursor?: string | undefined; now: Date };

/**
 * Lists the splits of an account's tracks: releases that are or were in stores first, the newest first in each group.
 */
export async function listCollaboratorReleases(db: Db, accountId: string, { cursor, now }: PageInput): Promise<Page> {
  const byAccount = and(
    eq(releases.account_id, accountId),
    // A release that will never be sold needs no split.
    notInArray(releases.status, ['rejected', 'expired']),
    sql`exists (select 1 from ${tracks} t where t.release_id = ${releases}.id)`,
  );
  const rows = await db
    .select({ ...COLUMNS, rank: RANK })
    .from(releases)
    .where(cursor === undefined ? byAccount : and(byAccount, isAfterCursor(cursor)))
    .orderBy(asc(RANK), desc(releases.created_at), desc(releases.id))
    .limit(SPLITS_PER_PAGE.releases + 1);
  const { visible, last } = splitPage(rows, SPLITS_PER_PAGE.releases);
  const this_month = toPeriod(now.toISOString());
  const found = await listTracks(db, accountId, visible, this_month);
  return {
    items: visible.map(({ rank: _, created_at: __, ...release }) => ({
      ...release,
      tracks: found.get(release.id) ?? [],
    })),
    payees: await listNamed(db, accountId, [...found.values()].flat()),
    this_month,
    next_cursor: last ? `${last.rank}${encodeCursor({ at: last.created_at, id: last.id })}` : null,
    total: await db.$count(releases, byAccount),
  };
}

const COLUMNS = {
  id: releases.id,
  title: releases.title,
  primary_artist: releases.primary_artist,
  status: releases.status,
  artwork_upload_id: releases.artwork_upload_id,
  created_at: releases.created_at,
};
const RANK = sql<number>`(case when ${inArray(releases.status, RELEASED_STATUSES)} then 0 else 1 end)`;

function isAfterCursor(cursor: string) {
  const { at, id } = decodeCursor(cursor.slice(1));
  const rank = cursor.startsWith('0') ? 0 : 1;
  return sql`(-${RANK}, ${releases.created_at}, ${releases.id}) < (${-rank}, ${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

async function listTracks(
  db: Db,
  accountId: string,
  visible: readonly { id: string }[],
  thisMonth: Period,
): Promise<Map<string, SplitTrack[]>> {
  const found = new Map<string, SplitTrack[]>();
  if (visible.length === 0) return found;
  const byReleases = inArray(
    tracks.release_id,
    visible.map(({ id }) => id),
  );
  const rows = await db.select().from(tracks).where(byReleases).orderBy(asc(tracks.position));
  const ids = rows.map(({ id }) => id);
  const [versions, earned] = [await listVersions(db, ids), await sumByHolder(db, ids)];
  const owner = await findName(db, accountId);
  for (const { id, release_id, position, title, version_type, version_title, contributors } of rows) {
    const ownVersions = versions.get(id) ?? [];
    const sums = earned.get(id) ?? new Map<string, string>();
    const track = {
      id,
      position,
      title,
      version_type,
      version_title,
      newest: ownVersions.at(-1)?.number ?? 0,
      versions: presentVersions(ownVersions, thisMonth),
      credits: partsFromCredits(contributors, owner).map(({ email: _, ...part }) => ({
        ...part,
        roles: [...part.roles],
      })),
      earned_micros: presentMicros(sums.get(accountId) ?? '0'),
      earnings: [...sums].flatMap(([payee_id, amount]) =>
        payee_id === accountId ? [] : [{ payee_id, amount_micros: presentMicros(amount) }],
      ),
    };
    found.set(release_id, [...(found.get(release_id) ?? []), track]);
  }
  return found;
}

function presentVersions(versions: readonly StoredVersion[], thisMonth: Period): SplitVersion[] {
  const newest = [...versions].reverse().slice(0, SPLITS_PER_PAGE.versions);
  return newest.map((version) => ({
    number: version.number,
    effective_from: version.effective_from,
    status: computeVersionStatus(version, versions, thisMonth),
    recoupable_cents: Number(microsToCents(version.recoupable_micros)),
    recouped_micros: presentMicros(version.recouped_micros),
    created_at: version.created_at.toISOString(),
    parts: version.parts.map(({ name, roles, share_basis_points, payee_id }) => ({
      name,
      share_basis_points,
      payee_id,
      roles: roles.filter(isRole),
    })),
  }));
}

function isRole(role: string): role is ContributorRole {
  return (SHARE_ROLES as readonly string[]).includes(role);
}

/** Sums the earnings by track and holder. */
async function sumByHolder(db: Db, trackIds: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const sums = new Map<string, Map<string, string>>();
  if (trackIds.length === 0) return sums;
  const { track_id, holder_id, amount_micros } = royalty_store_totals;
  const rows = await db
    .select({ track_id, holder_id, amount: sql<string>`sum(${amount_micros})` })
    .from(royalty_store_totals)
    .where(inArray(track_id, [...trackIds]))
    .groupBy(track_id, holder_id);
  for (const { track_id, holder_id, amount } of rows)
    sums.set(track_id, (sums.get(track_id) ?? new Map<string, string>()).set(holder_id, amount));
  return sums;
}

async function findName(db: Db, accountId: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, accountId));
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim();
}

async function listNamed(db: Db, ownerId: string, visible: readonly SplitTrack[]) {
  const ids = visible.flatMap(({ versions, earnings }) => [
    ...versions.flatMap(({ parts }) => parts.flatMap(({ payee_id }) => payee_id ?? [])),
    ...earnings.map(({ payee_id }) => payee_id),
  ]);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(payees)
    .where(and(eq(payees.owner_id, ownerId), inArray(payees.id, [...new Set(ids)])));
  return presentPayees(db, ownerId, rows);
}
