import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type Payoneer,
  type PayoneerFailure,
  type PayoneerPayout,
  type PayoneerSetup,
  PayoneerUnavailable,
} from './payoneer.ts';
import { createProgramClient, type PayoneerOptions, type RequestProgram } from './program.ts';
import { readResult, toPayoneerError } from './read-result.ts';

/** Creates the client of Payoneer, or of a stand-in at these addresses (decision 27). */
export function createPayoneer(options: PayoneerOptions): Payoneer {
  const request = createProgramClient(options);
  return { ...createPayeeCalls(request), ...createPayoutCalls(request) };
}

const linkShape = z.object({ registration_link: z.url() });
const statusShape = z.object({ status: z.object({ description: z.string() }) });

/** Payoneer's limit for payee ids. */
const PAYEE_ID_CHARS = 30;

/** The calls about payees of our program. */
function createPayeeCalls(request: RequestProgram): Pick<Payoneer, 'createSetup' | 'findSetup'> {
  return {
    createSetup: async (payee) => {
      const payee_id = payee.destination_id ?? namePayee(payee);
      const response = await request('POST', '/payees/registration-link', {
        payee_id,
        redirect_url: payee.return_url,
        language: payee.language,
        already_have_an_account: false,
        payee: { contact: { email: payee.email } },
      });
      const link = readResult(linkShape, response);
      if (link === null) throw new PayoneerUnavailable(new Error('Payoneer does not know the program'));
      return { destination_id: payee_id, address: link.registration_link };
    },
    findSetup: async (payeeId) => {
      const found = readResult(statusShape, await request('GET', `/payees/${encodeURIComponent(payeeId)}/status`));
      return found && toSetup(found.status.description);
    },
  };
}

// The same email of the same account is the same payee; another email must never lead to the account behind the first
// one.
function namePayee({ account_id, email }: { account_id: string; email: string }): string {
  const text = JSON.stringify([account_id, email.toLowerCase()]);
  return createHash('sha256').update(text).digest('hex').slice(0, PAYEE_ID_CHARS);
}

/** Maps a payee's status; an unknown one counts as pending, so that it is not paid yet. */
function toSetup(status: string): PayoneerSetup {
  const word = status.toLowerCase();
  if (word === 'active') return 'ready';
  return word === 'inactive' || word === 'blocked' ? 'restricted' : 'pending';
}

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
function createPayoutCalls(request: RequestProgram): Pick<Payoneer, 'pay' | 'findPayout'> {
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
