import { setTimeout as wait } from 'node:timers/promises';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The time limit for the files of the demo, in seconds. */
const POLLS_MAX = 300;

type FileKind = (typeof sales_files.$inferSelect)['kind'];

export async function hasFiles({ db }: Context, kind: FileKind): Promise<boolean> {
  const rows = await db.select({ id: sales_files.id }).from(sales_files).where(eq(sales_files.kind, kind)).limit(1);
  return rows.length > 0;
}

/** Waits until the worker has read the files that stores sent into the inbox. */
export async function waitForFiles({ db }: Context, kind: FileKind, wanted: number): Promise<void> {
  const read = and(eq(sales_files.kind, kind), notInArray(sales_files.state, ['received', 'reading']));
  for (let tries = 0; tries < POLLS_MAX; tries++) {
    const [row] = await db.select({ count: count() }).from(sales_files).where(read);
    if ((row?.count ?? 0) >= wanted) return;
    await wait(1_000);
  }
  throw new Error('The files of the demo’s stores were not all read in time');
}
