import { z } from 'zod';

import { type Payoneer, type PayoneerFailure, type PayoneerPayout, PayoneerUnavailable } from './payoneer.ts';
import type { RequestProgram } from './program.ts';
import { readResult, toPayoneerError } from './read-result.ts';

/** Formats cents as Payoneer writes dollars, such as `12.05`. */
export function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error(`no amount to send: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses dollars such as `12.05`, `12.5` or `12` into cents; null when this is no amount. */
export function parseAmount(text: string): number | null {
  const [, dollars, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? null : Number(dollars + cents.padEnd(2, '0'));
}

const amount = z
  .union([z.string(), z.number()])
  .transform((value) => parseAmount(String(value)))
  .refine((cents) => cents !== null);
const payoutShape = z.object({
  payout_id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  cancel_reason_description: z.string().nullish(),
  fee_amount: amount.nullish(),
});

type Order = Parameters<Payoneer['pay']>[0];

/** The calls about payouts of our program. */
export function createPayoutCalls(request: RequestProgram): Pick<Payoneer, 'pay' | 'findPayout'> {
  const findPayout = async (key: string) => {
    const found = readResult(payoutShape, await request('GET', `/payouts/${encodeURIComponent(key)}/status`));
    return found && present(found);
  };
  return {
    findPayout,
    pay: async (order) => {
      const failure = toPayoneerError(await request('POST', '/masspayouts', { Payments: [describe(order)] }));
      // Also after a refusal: an earlier request under the same key may have been granted.
      const found = await findPayout(order.key);
      if (found !== null) return found;
      throw failure ?? new PayoneerUnavailable(new Error('an accepted payout is not found yet'));
    },
  };
}

function describe({ key, destination_id, amount_cents, note }: Order): object {
  const money = { currency: 'USD', amount: formatAmount(amount_cents) };
  return { client_reference_id: key, payee_id: destination_id, description: note, ...money };
}

/** A payout with an unknown status counts as pending. */
const STATES: Partial<Record<string, PayoneerPayout['state']>> = {
  transferred: 'paid',
  cancelled: 'failed',
  returned: 'returned',
};

function present({
  payout_id,
  status,
  cancel_reason_description,
  fee_amount,
}: z.output<typeof payoutShape>): PayoneerPayout {
  const state = STATES[status.toLowerCase()] ?? 'pending';
  const failure = findFailure(state, cancel_reason_description ?? '');
  return { provider_id: payout_id, state, failure, fee_cents: fee_amount ?? 0 };
}

function findFailure(state: PayoneerPayout['state'], reason: string): PayoneerFailure | null {
  if (state === 'pending' || state === 'paid') return null;
  if (/^bank details/i.test(reason)) return 'details_wrong';
  return state === 'returned' ? 'returned_by_bank' : 'refused_by_bank';
}
