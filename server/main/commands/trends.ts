import { matchTrends } from '../../insight/trends/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { readId } from './read-id.ts';
import { importSalesCommand } from './sales.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

// A file identifies itself: sales and trends are imported the same way.
export const importTrendsCommand: Command = {
  name: 'trends import',
  usage: 'trends import <file>... [--as <username>]        imports trends of stores; workers read them',
  run: importSalesCommand.run,
};

export const matchTrendsCommand: Command = {
  name: 'trends match',
  usage:
    'trends match --isrc <isrc>|--upc <upc> --track <id> [--store <store>] [--as <username>]        assigns unmatched trends to a track',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [isrc, upc] = [readOption(args, '--isrc'), readOption(args, '--upc')];
      if ((isrc === null) === (upc === null)) throw new Error('Specify either --isrc or --upc');
      const code = isrc === null ? { upc: upc?.padStart(14, '0') } : { isrc: isrc.replace(/-/g, '').toUpperCase() };
      const track_id = readId([readOption(args, '--track') ?? ''], 'track');
      const store_id = readOption(args, '--store') ?? undefined;
      const actor = await findStaffActor(db, args);
      const match = { ...code, store_id, track_id };
      const lines = await inTransaction(db, (tx) => matchTrends(tx, actor, match, clock.now()));
      console.log(`${lines} ${lines === 1 ? 'line' : 'lines'} matched`);
    }),
};
