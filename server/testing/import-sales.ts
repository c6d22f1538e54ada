import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { checkLedger } from '../ledger/check-ledger.ts';
import { receiveFile, type SalesFileRow } from '../royalty/public.ts';
import { type MoneyContext, rereadFile } from './money-world.ts';

/** Takes in the bytes of a report and reads it; answers how its file stands then. */
export async function importSales(
  context: MoneyContext,
  bytes: string | Buffer,
  name = 'report.csv',
): Promise<SalesFileRow> {
  const open = async () => Readable.from([Buffer.from(bytes)]);
  const { id } = await receiveFile(context, { source: 'inbox', name, open, received_by: null });
  return rereadFile(context, id);
}

/** The books and all sums are as they have to be. */
export async function expectSoundLedger({ db }: Pick<MoneyContext, 'db'>): Promise<void> {
  const results = await checkLedger(db);
  expect(results.flatMap(({ rule, findings }) => findings.map((finding) => ({ rule, ...finding })))).toEqual([]);
}
