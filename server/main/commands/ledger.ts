import { isPeriod } from '@tangent/domain/money/royalty/period.ts';
import { checkLedger, closeMonth } from '../../money/ledger/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const checkLedgerCommand: Command = {
  name: 'ledger check',
  usage: 'ledger check                   proves the ledger, rule by rule; exits with 1 after a violation',
  run: () =>
    withContext(async ({ db }) => {
      for (const { rule, count, findings } of await checkLedger(db)) {
        console.log(`${count === 0 ? 'holds' : `BROKEN ${count}x`}  ${rule}`);
        for (const { subject, message } of findings) console.log(`    ${subject}: ${message}`);
        if (count > 0) process.exitCode = 1;
      }
    }),
};

export const closeLedgerCommand: Command = {
  name: 'ledger close',
  usage: 'ledger close <month> [--as <username>]        permanently closes a month of the ledger, such as 2026-10',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [period] = args;
      if (period === undefined || !isPeriod(period)) throw new Error('Specify a month such as 2026-10');
      const actor = await findStaffActor(db, args);
      await inTransaction(db, (tx) => closeMonth(tx, actor, period, clock.now())).catch(explain);
      console.log(`${period} is closed`);
    }),
};

const MESSAGES: Partial<Record<string, string>> = {
  month_not_over: 'That month is not over yet',
  files_waiting: 'Files received in that month still wait for reading or for a decision: "sales list" shows them',
  unavailable: 'A posting is in progress. Try again in a moment',
};

function explain(error: unknown): never {
  throw error instanceof Refusal ? new Error(MESSAGES[error.code] ?? error.code) : error;
}
