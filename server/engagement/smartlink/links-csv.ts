import { releases } from '@tangent/db/schema/release.ts';
import { smart_links } from '@tangent/db/schema/smartlink.ts';
import { asc, eq } from 'drizzle-orm';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';

const COLUMNS = ['release', 'upc', 'link', 'switched_on', 'theme', 'accent', 'hidden_stores', 'created_at'];

/** Writes all links of an account with what the owner has chosen for them. */
export async function writeLinksCsv(db: Db, accountId: string): Promise<string> {
  const rows = await db
    .select({ link: smart_links, release: { title: releases.title, upc: releases.upc } })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(eq(smart_links.account_id, accountId))
    .orderBy(asc(smart_links.created_at), asc(smart_links.id));
  const lines = rows.map(({ link: { key, is_on, theme, accent, hidden_store_ids, created_at }, release }) => [
    release.title,
    release.upc,
    key,
    is_on,
    theme,
    accent,
    hidden_store_ids.join('; '),
    created_at.toISOString(),
  ]);
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(writeCsvRow).join('');
}
