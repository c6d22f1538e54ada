import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { requestDueMs } from '@tangent/domain/promotion/form/request-due.ts';
import { MOVE_DAYS } from '@tangent/domain/request-limits.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';

const OWNER = 'pro';
const TITLE = 'Devagar';
/** The artist sent the form so many days ago: some stores have switched, at others the old distributor is asked next. */
const DAYS_AGO = 6;
const CUT_OVER_DAYS = 12;

const ANSWER = 'All set: your codes stay, and the plan for each store is ready.';

const HANDED_OVER = 'Cinza';
/** The new distributor began to deliver so many days ago; some stores had its release the next day. */
const DELIVERED_DAYS_AGO = 3;
const LIVE_STORES = ['apple-music', 'deezer', 'spotify', 'tiktok'];

/**
 * Adds the move of one release from another distributor, if the account has not sent such a form yet, and the plan of a
 * move away.
 */
export async function seedDemoMove(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const isMoved = and(eq(users.email, toEmail(OWNER)), eq(releases.title, TITLE));
  const [row] = await db
    .select({ release: releases })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(isMoved);
  if (!row?.release.upc) return;
  const { account_id, id, upc, artist_id, primary_artist, release_date } = row.release;
  const isKnown = and(eq(form_requests.account_id, account_id), eq(form_requests.form, 'content-relocation'));
  if ((await db.$count(form_requests, isKnown)) > 0) return;
  const songs = await db.select().from(tracks).where(eq(tracks.release_id, id)).orderBy(asc(tracks.position));
  const created_at = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  // The first day on which the old distributor could be asked.
  const requested = addDays(utcDay(created_at.getTime()), MOVE_DAYS.match);
  await db.insert(form_requests).values({
    account_id,
    form: 'content-relocation',
    values: {
      artist: artist_id,
      distributor: 'Old Harbor Distribution',
      upc,
      original_release_date: release_date ?? utcDay(created_at.getTime()),
      isrcs: songs.flatMap(({ isrc }) => isrc ?? []),
      store_links: ['https://stores.example/devagar'],
      same_audio: 'yes',
      keep_live: 'yes',
      cut_over: addDays(utcDay(now.getTime()), CUT_OVER_DAYS),
    },
    subject: primary_artist,
    plan: OWNER,
    status: 'answered',
    outcome: 'done',
    answer: ANSWER,
    created_at,
    due_at: new Date(requestDueMs(created_at.getTime(), OWNER)),
    answered_at: new Date(created_at.getTime() + HOUR_MS),
    move_marks: { tidal: { notified: requested, requested }, spotify: { notified: requested } },
  });
  await addHandover(context);
}

/** Adds the plan by which another release goes to another distributor. */
async function addHandover({ db, clock }: Context): Promise<void> {
  const today = utcDay(clock.now().getTime());
  const isHandedOver = and(eq(users.email, toEmail(OWNER)), eq(releases.title, HANDED_OVER));
  const [row] = await db
    .select({ id: releases.id, account_id: users.id, status: releases.status })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(isHandedOver);
  if (row?.status !== 'published') return;
  const seen = addDays(today, 1 - DELIVERED_DAYS_AGO);
  await db.insert(handovers).values({
    release_id: row.id,
    account_id: row.account_id,
    distributor: 'Nova Music',
    delivers_on: addDays(today, -DELIVERED_DAYS_AGO),
    live_marks: Object.fromEntries(LIVE_STORES.map((store) => [store, seen])),
    created_at: new Date(clock.now().getTime() - 2 * DELIVERED_DAYS_AGO * DAY_MS),
  });
}
