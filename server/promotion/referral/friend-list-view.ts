import type {
  listReferredFriends,
  listStaffReferrals,
  STAFF_REFERRAL_FILTERS,
} from '@tangent/contract/promotion/referral.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { hideMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { weighSignals } from '@tangent/domain/promotion/referral/risk.ts';
import { REFERRALS_PER_PAGE } from '@tangent/domain/promotion/referral-limits.ts';
import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { encodeCursor, olderThan } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type FriendRow, isRefunded, presentState, selectFriends } from './friend-store.ts';

type Page = { rows: FriendRow[]; next_cursor: string | null; total: number };

/** Lists the people whom an account invited, newest first. */
export async function listFriendsView(
  db: Db,
  accountId: string,
  cursor: string | undefined,
  now: Date,
): Promise<z.input<typeof listReferredFriends.response>> {
  const { rows, ...page } = await listPage(db, eq(referrals.referrer_id, accountId), cursor);
  const present = (row: FriendRow) => ({
    ...presentState(row, now),
    address: row.friend.erased_at === null ? hideMailbox(row.friend.email) : null,
  });
  return { items: rows.map(present), ...page };
}

/** Which invited people staff sees: those who wait for a decision, those that were decided, or all. */
export const STAFF_FILTERS: Record<(typeof STAFF_REFERRAL_FILTERS)[number], SQL | undefined> = {
  checking: and(
    isNotNull(referrals.checked_at),
    isNull(referrals.qualified_at),
    isNull(referrals.decision),
    not(isRefunded),
  ),
  decided: isNotNull(referrals.decision),
  all: undefined,
};

/** Lists invited people for staff, newest first. */
export async function listStaffReferralsView(
  db: Db,
  { cursor, show }: z.output<typeof listStaffReferrals.query>,
  now: Date,
): Promise<z.input<typeof listStaffReferrals.response>> {
  const { rows, ...page } = await listPage(db, STAFF_FILTERS[show], cursor);
  return { items: await presentForStaff(db, rows, now), ...page };
}

/** Returns one invited person as staff sees them. */
export async function getStaffReferral(tx: Tx, id: string, now: Date) {
  const rows = await selectFriends(tx).where(eq(referrals.id, id));
  const [item] = await presentForStaff(tx, rows, now);
  if (!item) throw new Refusal('not_found');
  return item;
}

async function presentForStaff(db: Db | Tx, rows: readonly FriendRow[], now: Date) {
  const ids = rows.map(({ referral }) => referral.referrer_id);
  const referrers = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  return rows.flatMap((row) => {
    const referrer = referrers.find(({ id }) => id === row.referral.referrer_id);
    const { signals, decision, decided_at, note } = row.referral;
    const { score } = weighSignals(signals);
    const people = referrer ? [{ referrer: presentPerson(referrer), friend: presentPerson(row.friend) }] : [];
    return people.map((both) => ({
      ...presentState(row, now),
      ...both,
      signals,
      score,
      decision,
      decided_at: decided_at?.toISOString() ?? null,
      note,
    }));
  });
}

function presentPerson({ id, first_name, last_name, email }: FriendRow['friend']) {
  return { id, name: `${first_name} ${last_name}`, email };
}

async function listPage(db: Db, filter: SQL | undefined, cursor: string | undefined): Promise<Page> {
  const { signed_up_at, id } = referrals;
  const after = cursor === undefined ? undefined : olderThan(signed_up_at, id, cursor);
  const rows = await selectFriends(db)
    .where(and(filter, after))
    .orderBy(desc(signed_up_at), desc(id))
    .limit(REFERRALS_PER_PAGE + 1);
  const visible = rows.slice(0, REFERRALS_PER_PAGE);
  const last = rows.length > visible.length ? visible.at(-1)?.referral : undefined;
  return {
    rows: visible,
    next_cursor: last ? encodeCursor({ at: last.signed_up_at, id: last.id }) : null,
    total: await db.$count(referrals, filter),
  };
}
