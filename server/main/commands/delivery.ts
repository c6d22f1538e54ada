import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { DELIVERY_STATES, REPORTED_BY_HAND } from '@tangent/domain/distribution/delivery/status.ts';
import { and, desc, eq } from 'drizzle-orm';
import { markDelivery, resendDelivery, retryDelivery } from '../../distribution/delivery/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { readId } from './read-id.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

const ROWS_SHOWN = 200;

export const listDeliveriesCommand: Command = {
  name: 'delivery list',
  usage: 'delivery list [--state <state>] [--store <store>] [--release <id>]      deliveries, last changed first',
  run: (args) =>
    withContext(async ({ db }) => {
      const state = readState(readOption(args, '--state'));
      const [store, release] = [readOption(args, '--store'), readOption(args, '--release')];
      const rows = await db
        .select({ delivery: deliveries, title: releases.title })
        .from(deliveries)
        .innerJoin(releases, eq(releases.id, deliveries.release_id))
        .where(
          and(
            state === null ? undefined : eq(deliveries.state, state),
            store === null ? undefined : eq(deliveries.store_id, store),
            release === null ? undefined : eq(deliveries.release_id, readId([release], 'release')),
          ),
        )
        .orderBy(desc(deliveries.changed_at), desc(deliveries.id))
        .limit(ROWS_SHOWN);
      for (const { delivery, title } of rows) {
        const { id, store_id, state: now, reason_code } = delivery;
        console.log(`${id}  ${now.padEnd(12)}  ${store_id.padEnd(24)}  ${(reason_code ?? '').padEnd(24)}  ${title}`);
      }
    }),
};

export const retryDeliveryCommand: Command = {
  name: 'delivery retry',
  usage: 'delivery retry <id> [--as <username>]         sends a waiting delivery now, or a new message after a failure',
  run: (args) => withDelivery(args, ({ tx, actor, id, now }) => retryDelivery(tx, actor, id, now)),
};

export const resendDeliveryCommand: Command = {
  name: 'delivery resend',
  usage: 'delivery resend <id> [--with-files] [--as <username>]        sends the release to the store again',
  run: (args) => {
    const with_files = args.includes('--with-files');
    return withDelivery(args, ({ tx, actor, id, now }) => resendDelivery(tx, actor, id, { with_files }, now));
  },
};

export const markDeliveryCommand: Command = {
  name: 'delivery mark',
  usage: `delivery mark <id> --to ${REPORTED_BY_HAND.join('|')} [--as <username>]     records the result of a manual delivery`,
  run: (args) => {
    const to = REPORTED_BY_HAND.find((mark) => mark === readOption(args, '--to'));
    if (to === undefined) throw new Error(`Specify the result with --to ${REPORTED_BY_HAND.join('|')}`);
    return withDelivery(args, ({ tx, actor, id, now }) => markDelivery(tx, actor, id, to, now));
  },
};

type Tx = Parameters<typeof retryDelivery>[0];
type Action = { tx: Tx; actor: Parameters<typeof retryDelivery>[1]; id: string; now: Date };

function withDelivery(
  args: readonly string[],
  action: (action: Action) => ReturnType<typeof retryDelivery>,
): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const actor = await findStaffActor(db, args);
    const id = readId(args, 'delivery');
    const { store_name, state } = await inTransaction(db, (tx) => action({ tx, actor, id, now: clock.now() }));
    console.log(`${store_name}: ${state}`);
  });
}

function readState(text: string | null): (typeof DELIVERY_STATES)[number] | null {
  if (text === null) return null;
  const state = DELIVERY_STATES.find((one) => one === text);
  if (state === undefined) throw new Error(`The states are ${DELIVERY_STATES.join(', ')}`);
  return state;
}
