import { holdOutbox, listWaiting, releaseOutbox } from '../../distribution/delivery/public.ts';
import { findOutboxHold } from '../../messaging/outbox/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

const REASONS = {
  copy: 'held: this database is a copy, for example a restored backup',
  set_back: 'held: this database was reset to an earlier state',
  by_hand: 'held by staff',
};

export const showOutboxCommand: Command = {
  name: 'outbox show',
  usage: 'outbox show                    whether messages and emails may leave, and what waits',
  run: () => withContext(({ db }) => printOutbox(db)),
};

export const holdOutboxCommand: Command = {
  name: 'outbox hold',
  usage: 'outbox hold [--as <username>]        sends nothing to stores and users until it is released',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const actor = await findStaffActor(db, args);
      await inTransaction(db, (tx) => holdOutbox(tx, actor, clock.now()));
      await printOutbox(db);
    }),
};

export const releaseOutboxCommand: Command = {
  name: 'outbox release',
  usage: 'outbox release [--as <username>]     shows what waits, and sends it from this database from now on',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const actor = await findStaffActor(db, args);
      await printOutbox(db);
      await inTransaction(db, (tx) => releaseOutbox(tx, actor, clock.now()));
      console.log('released');
    }),
};

async function printOutbox(db: Db): Promise<void> {
  const hold = await findOutboxHold(db);
  const { stores, mails } = await listWaiting(db);
  console.log(hold === null ? 'open' : REASONS[hold]);
  for (const { store_id, messages } of stores) console.log(`${String(messages).padStart(8)}  ${store_id}`);
  console.log(`${String(mails).padStart(8)}  mails`);
}
