import { setTimeout as wait } from 'node:timers/promises';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { SAVING_STATES } from '@tangent/domain/promotion/presave/fan-state.ts';
import {
  ALBUM_SEARCH_SECONDS,
  PRESAVE_LEASE_SECONDS,
  PRESAVE_SAVE_HOURS,
  PRESAVE_SAVES_AT_ONCE,
} from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Campaign, findCampaign, updateCampaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { endOpenFans, type FanRow } from './fan-store.ts';
import { saveForFan } from './save-for-fan.ts';

/** Longer pauses are left to the next run. */
const LONGEST_WAIT_SECONDS = 30;

/** Saves a release for all fans who are due. Several workers may do so at once: none takes another's fans. */
export async function saveFans(context: PresaveContext, campaignId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, spotify } = context;
  const campaign = await findCampaign(db, eq(presave_campaigns.id, campaignId), clock.now());
  if (campaign?.phase !== 'ended' || campaign.saving_started_at === null || spotify === null) return;
  const album_uri = campaign.album_uri ?? (await findAlbum(context, spotify, campaign));
  if (album_uri === null) return;
  const order = { album_uri, started_at: campaign.saving_started_at };
  for (;;) {
    signal.throwIfAborted();
    const fans = await inTransaction(db, (tx) => takeDueFans(tx, campaignId, clock.now()));
    if (fans.length === 0) return;
    const pauses = await Promise.all(fans.map((fan) => saveForFan(context, spotify.listeners, fan, order)));
    const pause = Math.max(0, ...pauses.map((seconds) => seconds ?? 0));
    if (pause > LONGEST_WAIT_SECONDS) return;
    await wait(pause * 1000, undefined, { signal });
  }
}

/** Takes fans for one attempt each. Until the lease ends nobody else takes them, whatever happens to this process. */
async function takeDueFans(tx: Tx, campaignId: string, now: Date): Promise<FanRow[]> {
  const { id, campaign_id, state, next_attempt_at, attempts } = presave_fans;
  const isDue = or(isNull(next_attempt_at), lte(next_attempt_at, now));
  const due = tx
    .select({ id })
    .from(presave_fans)
    .where(and(eq(campaign_id, campaignId), inArray(state, [...SAVING_STATES]), isDue))
    .orderBy(next_attempt_at, id)
    .limit(PRESAVE_SAVES_AT_ONCE)
    .for('update', { skipLocked: true });
  const lease_ends_at = new Date(now.getTime() + PRESAVE_LEASE_SECONDS * 1000);
  return tx
    .update(presave_fans)
    .set({ attempts: sql`${attempts} + 1`, next_attempt_at: lease_ends_at })
    .where(inArray(id, due))
    .returning();
}

/**
 * Finds the album at Spotify. It may be in the store before a search finds it: then all fans wait, and when the time to
 * save is over their state says that it was missing.
 */
async function findAlbum({ db, clock }: PresaveContext, spotify: Spotify, campaign: Campaign): Promise<string | null> {
  const { id, release, saving_started_at } = campaign;
  const album_uri = release.upc === null ? null : await findUri(spotify, release.upc);
  const now = clock.now();
  const isOver = now.getTime() >= (saving_started_at ?? now).getTime() + PRESAVE_SAVE_HOURS * HOUR_MS;
  const next_search_at = new Date(now.getTime() + ALBUM_SEARCH_SECONDS * 1000);
  await inTransaction(db, async (tx) => {
    await updateCampaign(tx, id, album_uri === null ? { next_search_at } : { album_uri });
    if (album_uri !== null || !isOver) return;
    await endOpenFans(tx, id, { states: SAVING_STATES, end_reason: 'album_missing', ended_at: now });
  });
  return album_uri;
}

async function findUri(spotify: Spotify, upc: string): Promise<string | null> {
  try {
    return (await spotify.findAlbum(upc))?.uri ?? null;
  } catch (error) {
    // The next run asks again; fans whose time is over end as when nothing was found.
    if (error instanceof SpotifyError) return null;
    throw error;
  }
}
