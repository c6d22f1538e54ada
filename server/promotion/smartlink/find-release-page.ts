import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { parseLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { listVisibleStores } from '@tangent/domain/promotion/smartlink/link-store.ts';
import { findLinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { findPageState, isComing } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { eq } from 'drizzle-orm';
import { findPageKeys } from '../../catalogue/artist/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findPublicCampaign, type PublicCampaign } from '../presave/public.ts';
import { findLinkedRelease, type LinkedRelease } from './find-linked-release.ts';

/** The page of a release, and the ids that only the server uses. */
export interface FoundPage {
  page: ReleasePage;
  link_id: string;
  account_id: string;
  cover_upload_id: string | null;
  /** The campaign that the page shows; null on the page with the stores. */
  campaign: PublicCampaign | null;
}

/** Finds the public page of a release by the key in its address; null when there is nothing to show. */
export async function findReleasePage(db: Db, keyText: string, now: Date): Promise<FoundPage | null> {
  const key = parseLinkKey(keyText);
  const found = key === null ? null : await findLinkedRelease(db, eq(smart_links.key, key), now);
  if (found === null) return null;
  const { link, release, account_status, cover_upload_id } = found;
  const campaign = isComing(release.status) ? await findPublicCampaign(db, release.id, now) : null;
  const state = findPageState({
    status: release.status,
    account_status,
    is_on: link.is_on,
    store_count: listVisibleStores(found.stores).length,
    has_campaign: campaign !== null,
  });
  if (state === 'unavailable') return null;
  const artist_key = await findArtistPageKey(db, found);
  return {
    page: presentPage(found, state, artist_key),
    link_id: link.id,
    account_id: link.account_id,
    cover_upload_id,
    campaign,
  };
}

/** Finds the key of the artist's page, which a frozen account and a compilation of various artists do not have. */
async function findArtistPageKey(
  db: Db,
  { release, account_status, is_artist_public }: LinkedRelease,
): Promise<string | null> {
  if (!is_artist_public || release.various_artists || account_status !== 'active') return null;
  return (await findPageKeys(db, [release.artist_id])).get(release.artist_id) ?? null;
}

/** Presents the page with exactly the fields that may be public. */
function presentPage(
  { link, release, stores, cover_tint, cover_upload_id, track_count }: LinkedRelease,
  state: ReleasePage['state'],
  artist_key: string | null,
): ReleasePage {
  const { key, theme, accent } = link;
  const { title, version_title, release_type, release_date, explicit } = release;
  return {
    key,
    state,
    title,
    version_title,
    artist: release.primary_artist,
    artist_key,
    release_type,
    release_date: release.live_date ?? release_date,
    explicit,
    track_count,
    // The name of the file changes with its content, so that browsers may keep it.
    cover_path: cover_upload_id === null ? null : `/release/${key}/cover.jpg?v=${cover_upload_id.slice(-6)}`,
    tint: findLinkTint(accent, cover_tint),
    theme,
    stores: listVisibleStores(stores).map(({ id, name, action, state: presence, date }) => {
      const isLive = presence === 'live';
      const path = isLive ? `/release/${key}/go/${id}` : null;
      return { id, name, action, path, expected_on: isLive ? null : date };
    }),
  };
}
