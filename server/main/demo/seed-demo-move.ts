import { users } from '@tangent/db/schema/account.ts';
import { form_requests } from '@tangent/db/schema/form.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { requestDueMs } from '@tangent/domain/form/request-due.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';

const OWNER = 'pro';
const TITLE = 'Devagar';
/** The artist sent the form so many days ago: some stores have switched, at others the old distributor is asked next. */
const DAYS_AGO = 6;
const CUT_OVER_DAYS = 12;

const ANSWER = 'All set: your codes stay, and the plan for each store is ready.';

/** Adds the move of one release from another distributor, if the account has not sent such a form yet. */
export async function seedDemoMove({ db, clock }: Context): Promise<void> {
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
  });
}
