import { setTimeout as wait } from 'node:timers/promises';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The seconds without a new file after which the wait ends; a slow machine reads all of them, but takes its time. */
const QUIET_SECONDS_MAX = 300;

type FileKind = (typeof sales_files.$inferSelect)['kind'];

export async function hasFiles({ db }: Context, kind: FileKind): Promise<boolean> {
  const rows = await db.select({ id: sales_files.id }).from(sales_files).where(eq(sales_files.kind, kind)).limit(1);
  return rows.length > 0;
}

/** Waits until the worker has read the files that stores sent into the inbox. */
export async function waitForFiles({ db }: Context, kind: FileKind, wanted: number): Promise<void> {
  const read = and(eq(sales_files.kind, kind), notInArray(sales_files.state, ['received', 'reading']));
  let [before, quiet_seconds] = [-1, 0];
  while (quiet_seconds < QUIET_SECONDS_MAX) {
    const [row] = await db.select({ count: count() }).from(sales_files).where(read);
    const now = row?.count ?? 0;
    if (now >= wanted) return;
    quiet_seconds = now > before ? 0 : quiet_seconds + 1;
    before = now;
    await wait(1_000);
  }
  throw new Error('The files of the demo’s stores were not all read in time');
}
