import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findLinkedRelease } from './find-linked-release.ts';
import { listMarkedDays } from './link-days.ts';
import { presentLink } from './present-link.ts';
import { getRecentRange, NO_HITS, readRecentHits } from './recent-hits.ts';

/** Returns a link of the account with its stores and its look; a link of another account does not exist. */
export async function getLinkDetailView(
  db: Db | Tx,
  accountId: string,
  id: string,
  { public_url, now }: { public_url: string; now: Date },
): Promise<SmartLinkDetail> {
  const isOwn = sql`${smart_links.id} = ${id} and ${smart_links.account_id} = ${accountId}`;
  const found = await findLinkedRelease(db, isOwn, now);
  if (found === null) throw new Refusal('not_found');
  const { link, stores, cover_tint } = found;
  const hits = (await readRecentHits(db, accountId, now)).get(id) ?? NO_HITS;
  const marked = await listMarkedDays(db, { account_id: accountId, id }, getRecentRange(now));
  const subtractMarked = (name: 'views' | 'clicks') => marked.reduce((rest, day) => rest - day[name], hits[name]);
  return {
    ...presentLink(found, public_url),
    ...hits,
    unmarked: { views: subtractMarked('views'), clicks: subtractMarked('clicks') },
    live_store_count: stores.filter(({ state }) => state === 'live').length,
    theme: link.theme,
    accent: link.accent,
    cover_tint,
    stores: stores.map(({ id: store, name, is_on, state, date }) => ({ id: store, name, is_on, state, date })),
  };
}
