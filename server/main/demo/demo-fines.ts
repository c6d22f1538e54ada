import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { addMonths, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';
import { postToSandbox } from './post-to-sandbox.ts';

/** A fine of a store for streams of the first track of a release; months count from the last reported one. */
interface DemoFine {
  store_id: string;
  title: string;
  months_ago: number;
  /** When the store takes it back; null for never. */
  back_months_ago: number | null;
  /** In the store's currency. */
  amount: number;
  plays: number;
}

/** Owns every release of the demo that a store fines. */
const FINED = 'pro';
/** The fine that the artist disputes: Spotify's, for streams that began at once in a country without listeners. */
const DISPUTED = { store_id: 'spotify', title: 'Cinza' } as const;
const DEMO_FINES: readonly DemoFine[] = [
  { ...DISPUTED, months_ago: 0, back_months_ago: null, amount: 10, plays: 1_800 },
  {
    store_id: 'apple-music',
    title: 'Old Harbour',
    months_ago: 2,
    back_months_ago: 1,
    amount: 6.4,
    plays: 2_150,
  },
];

/** Lets the stores of the sandbox fine recordings of the demo in their reports up to `last`. */
export async function fineDemo(context: Context, last: Period): Promise<void> {
  for (const { title, months_ago, back_months_ago, ...fine } of DEMO_FINES) {
    const isrc = await findCode(context, title);
    // A user may have renamed the release: then it keeps its money.
    if (isrc === null) continue;
    const back_in = back_months_ago === null ? null : addMonths(last, -back_months_ago);
    await postToSandbox(context, '/control/reports/fines', {
      ...fine,
      isrc,
      period: addMonths(last, -months_ago),
      back_in,
    });
  }
}

/** The disputed fine as it was posted, with the recording that it is about. */
export type PostedFine = typeof royalty_charges.$inferSelect & { isrc: string | null };

/** Returns the fine that the artist of the demo disputes; null when no store fined the release. */
export async function findDisputedFine({ db }: Pick<Context, 'db'>): Promise<PostedFine | null> {
  const [found] = await db
    .select({ charge: royalty_charges, isrc: tracks.isrc })
    .from(royalty_charges)
    .innerJoin(tracks, eq(tracks.id, royalty_charges.track_id))
    .innerJoin(releases, eq(releases.id, royalty_charges.release_id))
    .innerJoin(users, eq(users.id, royalty_charges.account_id))
    .where(
      and(
        eq(users.email, toEmail(FINED)),
        eq(releases.title, DISPUTED.title),
        eq(royalty_charges.store_id, DISPUTED.store_id),
        eq(royalty_charges.kind, 'penalty'),
        lt(royalty_charges.amount_micros, 0n),
      ),
    )
    .limit(1);
  return found === undefined ? null : { ...found.charge, period: toPeriod(found.charge.period), isrc: found.isrc };
}

async function findCode({ db }: Context, title: string): Promise<string | null> {
  const [track] = await db
    .select({ isrc: tracks.isrc })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(and(eq(users.email, toEmail(FINED)), eq(releases.title, title), eq(tracks.position, 1)));
  return track?.isrc ?? null;
}
