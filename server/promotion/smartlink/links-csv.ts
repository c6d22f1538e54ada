import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';

const COLUMNS = ['release', 'upc', 'link', 'switched_on', 'theme', 'accent', 'hidden_stores', 'created_at'];

const LINKS_AT_ONCE = 2_000;

/** Writes all links of an account with what the owner has chosen for them, the oldest first. */
export async function* writeLinks(db: Db, accountId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(COLUMNS);
  const { account_id, id } = smart_links;
  for (let after: string | null = null; ; ) {
    const rows: LinkRow[] = await db
      .select({ link: smart_links, release: { title: releases.title, upc: releases.upc } })
      .from(smart_links)
      .innerJoin(releases, eq(releases.id, smart_links.release_id))
      .where(and(eq(account_id, accountId), after === null ? undefined : gt(id, after)))
      // Ids are in the order of time.
      .orderBy(asc(id))
      .limit(LINKS_AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => writeCsvRow(toCells(row))).join('');
    after = last.link.id;
  }
}

type LinkRow = {
  link: typeof smart_links.$inferSelect;
  release: Pick<typeof releases.$inferSelect, 'title' | 'upc'>;
};

function toCells({ link: { key, is_on, theme, accent, hidden_store_ids, created_at }, release }: LinkRow): CsvCell[] {
  const { title, upc } = release;
  return [title, upc, key, is_on, theme, accent, hidden_store_ids.join('; '), created_at.toISOString()];
}
