import type Stripe from 'stripe';
import { z } from 'zod';
import type { Connect, ConnectPayout } from './connect.ts';
import { requestConnect } from './request-connect.ts';

const transferShape = z.object({
  id: z.string(),
  amount: z.number().int(),
  amount_reversed: z.number().int(),
});

/** The calls that move money from our balance at Stripe to payees' accounts. */
export function createTransferCalls(stripe: Stripe): Pick<Connect, 'pay' | 'findPayout'> {
  const findPayout = async (transfer_group: string) => {
    const found = stripe.transfers.list({ transfer_group, limit: 1 });
    const { data } = await requestConnect(z.object({ data: z.array(transferShape) }), found);
    return data[0] ? present(data[0]) : null;
  };
  return {
    findPayout,
    pay: async (order) => {
      // Stripe forgets the key of a request after a day, but keeps the group of a transfer.
      const earlier = await findPayout(order.key);
      return earlier ?? present(await requestConnect(transferShape, send(stripe, order)));
    },
  };
}

function send(
  stripe: Stripe,
  { key, destination_id: destination, amount_cents: amount, note: description }: Parameters<Connect['pay']>[0],
): Promise<Stripe.Transfer> {
  const transfer = { currency: 'usd', amount, destination, description, transfer_group: key };
  return stripe.transfers.create(transfer, { idempotencyKey: `transfer-${key}` });
}

// A partial reversal is settled by hand: only a fully reversed transfer counts as returned.
function present({ id, amount, amount_reversed }: z.output<typeof transferShape>): ConnectPayout {
  const is_back = amount_reversed >= amount;
  return {
    provider_id: id,
    state: is_back ? 'returned' : 'paid',
    failure: is_back ? 'returned_by_bank' : null,
    fee_cents: 0,
  };
}
