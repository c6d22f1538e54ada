import { setTimeout as wait } from 'node:timers/promises';
import { watchLoad } from './load.ts';
import type { Product } from './start-product.ts';

const QUIET_MS = 5_000;

/** Whether the product has finished its initial work: the worker has been almost idle for a while. */
export async function isQuiet(product: Product): Promise<boolean> {
  const load = watchLoad(product, ['worker']);
  await wait(QUIET_MS);
  return load.stop().worker.cpu_seconds * 1000 < QUIET_MS / 10;
}

/** Imports a store's file with the command line, `sales` or `trends`; returns its number. */
export function importFile(product: Product, kind: 'sales' | 'trends', file: string): number {
  const output = product.tangent(kind, 'import', file, '--as', 'staff');
  const number = /^(\d+) /m.exec(output)?.[1];
  if (number === undefined) throw new Error(`the import printed: ${output}`);
  return Number(number);
}

/** Returns the state of a file; throws if it is held or has failed. */
export async function readState({ database }: Product, number: number): Promise<string> {
  const { rows } = await database.query('select state, hold_reasons, problems from sales_files where file_no = $1', [
    number,
  ]);
  const [{ state, ...details }] = rows;
  if (!['received', 'reading', 'posted'].includes(state)) throw new Error(`${state}: ${JSON.stringify(details)}`);
  return state;
}

/** Measures the seconds from the moment a worker started the file until it was done. */
export async function measureTime({ database }: Product, number: number): Promise<number> {
  const { rows } = await database.query(
    `select extract(epoch from coalesce(j.completed_on, clock_timestamp()) - j.started_on)::float as seconds
       from pgboss.job j join sales_files f on f.id::text = j.data->>'file_id'
      where j.name = 'sales.read' and f.file_no = $1 order by j.started_on limit 1`,
    [number],
  );
  return rows[0].seconds;
}
