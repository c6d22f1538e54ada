import type { listRightsClaims, listStaffClaims } from '@tangent/contract/promotion/rights-claim.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { CLAIMS_PER_PAGE } from '@tangent/domain/request-limits.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { sumClaimEarnings } from '../../money/royalty/public.ts';
import { encodeCursor, newerThan, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { isShown } from './claim-store.ts';
import { presentClaim } from './present-claim.ts';

const { state, due_on, claimed_at, id, answer, checked_at, track_id, contradicted } = rights_claims;
/** Claims without a last day come after all others. */
const urgency = sql<Date>`coalesce(${due_on}::timestamptz, ${claimed_at} + interval '100 years')`.mapWith(claimed_at);

const VIEWS = {
  open: eq(state, 'open'),
  waiting: inArray(state, ['answered', 'sent']),
  closed: eq(state, 'closed'),
} as const;

/** The lists of staff: disputes to check, claims without a track, contradictions, or all. */
export const STAFF_VIEWS = {
  disputes: and(eq(state, 'answered'), eq(answer, 'dispute'), isNull(checked_at)),
  unmatched: and(isNull(track_id), ne(state, 'closed')),
  contradicted: eq(contradicted, true),
  all: sql`true`,
} as const satisfies Record<string, SQL | undefined>;

/** Returns a page of the caller's claims: open ones by urgency, others newest first. */
export async function listOwnClaims(
  db: Db,
  { user_id }: Actor,
  { view, cursor }: z.output<typeof listRightsClaims.query>,
): Promise<z.input<typeof listRightsClaims.response>> {
  const isOwn = and(eq(rights_claims.account_id, user_id), isShown);
  const isOpen = view === 'open';
  const at = isOpen ? urgency : sql`${claimed_at}`;
  const after = cursor === undefined ? undefined : (isOpen ? newerThan : olderThan)(at, id, cursor);
  const direction = isOpen ? asc : desc;
  const rows = await db
    .select({ claim: rights_claims, urgency, title: tracks.title, artwork_upload_id: releases.artwork_upload_id })
    .from(rights_claims)
    .leftJoin(tracks, eq(tracks.id, track_id))
    .leftJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(isOwn, VIEWS[view], after))
    .orderBy(direction(at), direction(id))
    .limit(CLAIMS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, CLAIMS_PER_PAGE);
  const counts = await countViews(db, isOwn, VIEWS);
  return {
    items: visible.map(({ claim, title, artwork_upload_id }) =>
      presentClaim(claim, title === null ? null : { title, artwork_upload_id }),
    ),
    next_cursor: last ? encodeCursor({ at: isOpen ? last.urgency : last.claim.claimed_at, id: last.claim.id }) : null,
    total: counts[view],
    counts,
    next_due: await findNextDue(db, isOwn),
    earned: await sumClaimEarnings(db, user_id),
  };
}

async function findNextDue(db: Db, isOwn: SQL | undefined) {
  const [row] = await db
    .select({ due_on, claims: sql<number>`count(*)::int` })
    .from(rights_claims)
    .where(and(isOwn, VIEWS.open, isNotNull(due_on)))
    .groupBy(due_on)
    .orderBy(asc(due_on))
    .limit(1);
  return row?.due_on == null ? null : { due_on: row.due_on, claims: row.claims };
}

/** Returns a page of everybody's claims, the oldest first. */
export async function listClaimsForStaff(
  db: Db,
  { view, cursor }: z.output<typeof listStaffClaims.query>,
): Promise<z.input<typeof listStaffClaims.response>> {
  const after = cursor === undefined ? undefined : newerThan(claimed_at, id, cursor);
  const rows = await db
    .select({
      claim: rights_claims,
      title: tracks.title,
      artwork_upload_id: releases.artwork_upload_id,
      account_id: users.id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(rights_claims)
    .leftJoin(tracks, eq(tracks.id, track_id))
    .leftJoin(releases, eq(releases.id, tracks.release_id))
    .leftJoin(users, eq(users.id, rights_claims.account_id))
    .where(and(isShown, STAFF_VIEWS[view], after))
    .orderBy(asc(claimed_at), asc(id))
    .limit(CLAIMS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, CLAIMS_PER_PAGE);
  const counts = await countViews(db, isShown, STAFF_VIEWS);
  return {
    items: visible.map(({ claim, title, artwork_upload_id, account_id, name }) => ({
      ...presentClaim(claim, title === null ? null : { title, artwork_upload_id }),
      owner: account_id === null ? null : { account_id, name },
    })),
    next_cursor: last ? encodeCursor({ at: last.claim.claimed_at, id: last.claim.id }) : null,
    total: counts[view],
    counts,
  };
}

async function countViews<View extends string>(
  db: Db,
  where: SQL | undefined,
  views: Record<View, SQL | undefined>,
): Promise<Record<View, number>> {
  const names = Object.keys(views) as View[];
  const counts = await Promise.all(names.map((name) => db.$count(rights_claims, and(where, views[name]))));
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0])) as Record<View, number>;
}
