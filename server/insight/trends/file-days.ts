import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_file_days } from '@tangent/db/schema/insight/trend.ts';
import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { findStore } from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { TrendLine } from './reading/trend-line.ts';

/** Totals of one store and day of a file. */
export type FileDay = { store: number; day: string; lines: number; suspense_lines: number } & Record<
  TrendCount,
  number
>;

/** A store as a file names it, and our id of it; null while unknown. */
export interface NamedStore {
  no: number;
  store_ref: string;
  store_id: string | null;
}

/** A file that names more stores is not a trends file. */
export const STORES_MAX = 500;
const ROWS_AT_ONCE = 1_000;

/** Totals a file by store and day while it is read. */
export class FileDays {
  readonly all: FileDay[] = [];
  private readonly byStore: Map<string, FileDay>[] = [];
  private readonly stores = new Map<string, number>();
  lines = 0;
  suspense_lines = 0;

  get refs(): string[] {
    return [...this.stores.keys()];
  }

  getStore(ref: string): number {
    const known = this.stores.get(ref);
    if (known !== undefined) return known;
    this.stores.set(ref, this.stores.size);
    return this.stores.size - 1;
  }

  add(store: number, line: TrendLine, isStranger: boolean): void {
    const sums = this.ensureDay(store, line.day);
    this.lines += 1;
    sums.lines += 1;
    if (isStranger) {
      this.suspense_lines += 1;
      sums.suspense_lines += 1;
    }
    for (const count of TREND_COUNTS) sums[count] += line[count];
  }

  private ensureDay(store: number, day: string): FileDay {
    let days = this.byStore[store];
    if (days === undefined) {
      days = new Map();
      this.byStore[store] = days;
    }
    const known = days.get(day);
    if (known !== undefined) return known;
    const none = { lines: 0, suspense_lines: 0, streams: 0, listeners: 0, saves: 0, followers: 0, playlist_adds: 0 };
    const sums = { store, day, ...none };
    days.set(day, sums);
    this.all.push(sums);
    return sums;
  }
}

/** Matches the store names of a file to our stores, as staff chose or as the file itself says. */
export async function nameStores(tx: Tx, fileNo: number, refs: readonly string[]): Promise<NamedStore[]> {
  const rows = await tx
    .selectDistinct({ ref: trend_file_days.store_ref, id: trend_file_days.store_id })
    .from(trend_file_days)
    .innerJoin(stores, eq(stores.id, trend_file_days.store_id))
    .where(and(eq(trend_file_days.file_no, fileNo), isNotNull(trend_file_days.store_id)));
  const chosen = new Map(rows.map(({ ref, id }) => [ref, id]));
  const named: NamedStore[] = [];
  for (const [no, store_ref] of refs.entries())
    named.push({ no, store_ref, store_id: chosen.get(store_ref) ?? (await findStore(tx, store_ref)) });
  return named;
}

/** Saves the days of a file, in place of those from an earlier reading. */
export async function writeFileDays(
  tx: Tx,
  file_no: number,
  { days, named }: { days: readonly FileDay[]; named: readonly NamedStore[] },
): Promise<void> {
  await tx.delete(trend_file_days).where(eq(trend_file_days.file_no, file_no));
  for (let start = 0; start < days.length; start += ROWS_AT_ONCE) {
    const rows = days.slice(start, start + ROWS_AT_ONCE).map(({ store, ...sums }) => {
      const { store_ref = '', store_id = null } = named[store] ?? {};
      return { file_no, store_ref, store_id, ...sums };
    });
    await tx.insert(trend_file_days).values(rows);
  }
}
