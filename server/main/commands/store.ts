import { backfillStore } from '../../delivery/public.ts';
import type { Command } from './command.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const backfillStoreCommand: Command = {
  name: 'store backfill',
  usage:
    'store backfill <store> [--as <username>]        sends a store what was published for it before it was connected',
  run: ([storeId, ...args]) =>
    withContext(async ({ db, clock }) => {
      if (storeId === undefined || storeId.startsWith('--')) throw new Error('Say which store by its id');
      const actor = await findStaffActor(db, args);
      const planned = await backfillStore(db, actor, storeId, clock.now());
      console.log(`${planned} ${planned === 1 ? 'release is' : 'releases are'} on the way to ${storeId}`);
    }),
};
