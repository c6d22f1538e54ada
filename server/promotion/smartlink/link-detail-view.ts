import type { getReleaseLink, SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
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

/** Returns the link of a release of the account; null before its approval. */
export async function getReleaseLinkView(
  db: Db,
  accountId: string,
  releaseId: string,
  publicUrl: string,
): Promise<z.input<typeof getReleaseLink.response>> {
  const [row] = await db
    .select({ link: smart_links, release: releases })
    .from(releases)
    .leftJoin(smart_links, eq(smart_links.release_id, releases.id))
    .where(and(eq(releases.id, releaseId), eq(releases.account_id, accountId)));
  if (row === undefined) throw new Refusal('not_found');
  if (row.link === null) return { link: null };
  const { id, key, link, status } = presentLink({ link: row.link, release: row.release }, publicUrl);
  const is_published = LISTENABLE_STATUSES.includes(row.release.status);
  return { link: { id, key, link, status, is_published } };
}
