import type { SmartLinkDetail } from '@tangent/contract/smartlink.ts';
import { link_hits, smart_links } from '@tangent/db/schema/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findLinkedRelease } from './find-linked-release.ts';
import { presentLink } from './present-link.ts';

const RECENT_DAYS = 30;

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
  return {
    ...presentLink(found, public_url),
    ...(await countRecent(db, accountId, id, addDays(utcDay(now.getTime()), -RECENT_DAYS))),
    live_store_count: stores.filter(({ state }) => state === 'live').length,
    theme: link.theme,
    accent: link.accent,
    cover_tint,
    stores: stores.map(({ id: store, name, is_on, state, date }) => ({ id: store, name, is_on, state, date })),
  };
}

async function countRecent(db: Db | Tx, accountId: string, linkId: string, since: string) {
  const [row] = await db
    .select({
      views: sql<string>`coalesce(sum(${link_hits.count}) filter (where ${link_hits.kind} = 'view'), 0)`,
      clicks: sql<string>`coalesce(sum(${link_hits.count}) filter (where ${link_hits.kind} = 'click'), 0)`,
    })
    .from(link_hits)
    .where(and(eq(link_hits.account_id, accountId), eq(link_hits.link_id, linkId), gte(link_hits.day, since)));
  return { views: Number(row?.views ?? 0), clicks: Number(row?.clicks ?? 0) };
}
