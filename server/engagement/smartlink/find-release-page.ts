import type { ReleasePage } from '@tangent/contract/smartlink.ts';
import { smart_links } from '@tangent/db/schema/smartlink.ts';
import { parseLinkKey } from '@tangent/domain/smartlink/link-key.ts';
import { findLinkTint } from '@tangent/domain/smartlink/link-look.ts';
import { listVisibleStores } from '@tangent/domain/smartlink/link-store.ts';
import { findPageState } from '@tangent/domain/smartlink/page-state.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { findPublicCampaign } from '../presave/public.ts';
import { findLinkedRelease, type LinkedRelease } from './find-linked-release.ts';

/** The page of a release, and the ids that only the server uses. */
export interface FoundPage {
  page: ReleasePage;
  link_id: string;
  account_id: string;
  release_id: string;
  cover_upload_id: string | null;
}

/** Finds the public page of a release by the key in its address; null when there is nothing to show. */
export async function findReleasePage(db: Db, keyText: string, now: Date): Promise<FoundPage | null> {
  const key = parseLinkKey(keyText);
  const found = key === null ? null : await findLinkedRelease(db, eq(smart_links.key, key), now);
  if (found === null) return null;
  const presave = await findPublicCampaign(db, found.release.id, now);
  const state = findPageState({
    status: found.release.status,
    account_status: found.account_status,
    is_on: found.link.is_on,
    store_count: listVisibleStores(found.stores).length,
    has_campaign: presave !== null,
  });
  if (state === 'unavailable') return null;
  const { link, release, cover_upload_id } = found;
  const ids = { link_id: link.id, account_id: link.account_id, release_id: release.id, cover_upload_id };
  return { page: presentPage(found, state), ...ids };
}

/** Presents the page with exactly the fields that may be public. */
function presentPage(
  { link, release, stores, cover_tint, cover_upload_id, track_count }: LinkedRelease,
  state: ReleasePage['state'],
): ReleasePage {
  const { key, theme, accent } = link;
  const { title, version_title, release_type, release_date, explicit } = release;
  return {
    key,
    state,
    title,
    version_title,
    artist: release.primary_artist,
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
