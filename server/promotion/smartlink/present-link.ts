import type { SmartLink } from '@tangent/contract/promotion/smartlink.ts';
import type { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { isLinkActive } from '@tangent/domain/promotion/smartlink/page-state.ts';

type LinkParts = { link: typeof smart_links.$inferSelect; release: typeof releases.$inferSelect };
type PresentedLink = Omit<SmartLink, 'live_store_count' | 'views' | 'clicks' | 'open'>;

/** Presents a link to its owner, who is signed in and so neither banned nor closed. */
export function presentLink({ link, release }: LinkParts, publicUrl: string): PresentedLink {
  const isActive = isLinkActive({ status: release.status, account_status: 'active', is_on: link.is_on });
  return {
    id: link.id,
    release_id: release.id,
    title: release.title,
    version_title: release.version_title,
    artist: release.primary_artist,
    artwork_upload_id: release.artwork_upload_id,
    link: getLinkAddress(link.key, publicUrl),
    key: link.key,
    status: isActive ? 'active' : 'inactive',
    is_on: link.is_on,
  };
}

/** Returns the public address of a release by its key. */
export function getLinkAddress(key: string, publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/release/${key}`;
}
