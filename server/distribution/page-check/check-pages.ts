import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import { ARTIST_PAGES, type ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import {
  judgePages,
  PAGE_STORES,
  type PageVerdict,
  type PlacedArtist,
} from '@tangent/domain/distribution/delivery/page-check.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { notify } from '../../events/activity/public.ts';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type DueRelease, listDue } from './list-due.ts';

/** The services that are asked; null without credentials. */
export interface PageCheckContext extends BaseContext {
  spotify: Spotify | null;
  apple_music: AppleMusic | null;
}

const AT_A_TIME = 100;
/** A service needs some days to show a release that its store has put live. */
const PATIENCE_DAYS = 2;

/** Returns the artists on whose pages an album stands; null while the service does not know it. */
type FindPages = (upc: string) => Promise<readonly PlacedArtist[] | null>;

/**
 * Checks on which artist pages live releases stand, once a day. A service that does not respond ends its part of
 * the check, not that of the other; the job is repeated, and what was checked is not asked again.
 */
export async function checkPages(context: PageCheckContext, signal: AbortSignal): Promise<void> {
  const results = await Promise.allSettled(ARTIST_PAGES.map((page) => checkService(context, page, signal)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function checkService(context: PageCheckContext, page: ArtistPage, signal: AbortSignal): Promise<void> {
  const findPages = createFinder(context, page);
  if (findPages === null) return;
  let after: string | null = null;
  for (;;) {
    const due = await listDue(context.db, page, { now: context.clock.now(), after, limit: AT_A_TIME });
    for (const release of due) {
      signal.throwIfAborted();
      if (release.expected.length > 0) await checkRelease(context, page, release, await findPages(release.upc));
    }
    after = due.at(-1)?.release_id ?? null;
    if (due.length < AT_A_TIME) return;
  }
}

function createFinder({ spotify, apple_music }: PageCheckContext, page: ArtistPage): FindPages | null {
  if (page === 'apple_music') return apple_music && ((upc) => apple_music.findAlbumArtists(upc));
  return spotify && (async (upc) => (await spotify.findAlbum(upc))?.artists ?? null);
}

async function checkRelease(
  { db, clock }: PageCheckContext,
  page: ArtistPage,
  { release_id, account_id, live_at, expected, before }: DueRelease,
  found: readonly PlacedArtist[] | null,
): Promise<void> {
  const now = clock.now();
  const verdict = judgePages(expected, found);
  const isEarly = now.getTime() - live_at.getTime() < PATIENCE_DAYS * DAY_MS;
  if (verdict === null || (verdict.state === 'not_shown' && isEarly)) return;
  const store_id = PAGE_STORES[page];
  const isSame = before !== null && isSameVerdict(before, verdict);
  const row = {
    state: verdict.state,
    artist: verdict.expected.name,
    expected_id: verdict.expected.id,
    found_id: verdict.found?.id ?? null,
    found_name: verdict.found?.name ?? null,
    checked_at: now,
    changed_at: isSame ? before.changed_at : now,
    requested_at: verdict.state === 'wrong' ? (before?.requested_at ?? null) : null,
  };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(page_checks)
      .values({ ...row, account_id, release_id, store_id })
      .onConflictDoUpdate({ target: [page_checks.release_id, page_checks.store_id], set: row });
    if (verdict.state !== 'wrong' || before?.state === 'wrong') return;
    await notify(tx, { type: 'page_wrong', release_id, params: { page, artist: verdict.expected.name }, at: now });
  });
}

function isSameVerdict(before: typeof page_checks.$inferSelect, { state, expected, found }: PageVerdict): boolean {
  return before.state === state && before.expected_id === expected.id && before.found_id === (found?.id ?? null);
}
