import { listRatesPage, setRate } from '../../money/ledger/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findAnyStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const setRateCommand: Command = {
  name: 'rates set',
  usage:
    'rates set <currency> <day> <rate> --source <name> [--as <username>]        dollars for one unit, such as: rates set EUR 2026-10-31 1.0842 --source ECB',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [currency = '', day = '', rate = ''] = args;
      const source = readOption(args, '--source');
      if (source === null) throw new Error('Specify the source of the rate with --source <name>');
      const actor = await findAnyStaffActor(db, args);
      const input = { currency, day, rate, source };
      await inTransaction(db, (tx) => setRate(tx, actor, input, clock.now())).catch(explain);
      console.log(`1 ${currency} is ${rate} USD from ${day} on`);
    }),
};

export const listRatesCommand: Command = {
  name: 'rates list',
  usage: 'rates list [currency]          exchange rates, newest first, and missing ones that files wait for',
  run: ([currency]) =>
    withContext(async ({ db }) => {
      const { items, missing } = await listRatesPage(db, { currency });
      for (const { day, currency, rate, source } of items)
        console.log(`${day}  ${currency}  ${rate.padEnd(16)}  ${source}`);
      for (const { day, currency } of missing) console.log(`${day}  ${currency}  missing`);
    }),
};

// The operator needs to know which argument is wrong.
function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Error([error.code, ...error.issues.map(({ path, code }) => `${path}: ${code}`)].join('\n  '));
}
