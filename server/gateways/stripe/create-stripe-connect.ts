import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { type Connect, type ConnectPayout, ConnectRefused, type ConnectSetup } from './connect.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { requestConnect } from './request-connect.ts';

/** Creates the client of Stripe for payouts (decision 27). */
export function createStripeConnect(options: ClientOptions): Connect {
  const stripe = createClient(options);
  return { ...createPayeeCalls(stripe), ...createTransferCalls(stripe) };
}

const fields = z.array(z.string()).nullish();
const accountShape = z.object({
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  capabilities: z.object({ transfers: z.string().nullish() }).nullish(),
  requirements: z.object({ currently_due: fields, past_due: fields, disabled_reason: z.string().nullish() }).nullish(),
});
const linkShape = z.object({ url: z.url() });

type Payee = Parameters<Connect['createSetup']>[0];

/** The calls about payees' accounts at Stripe, and the pages for their details. */
function createPayeeCalls(stripe: Stripe): Pick<Connect, 'createSetup' | 'findSetup'> {
  const createSetupPage = async (account: string, { return_url }: Payee) => {
    const link = stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url,
      // An expired page leads back to the product, which offers a new one.
      refresh_url: return_url,
      // Collects everything now, so that Stripe asks nothing more when money is to be sent months later.
      collection_options: { fields: 'eventually_due' },
    });
    return { destination_id: account, address: (await requestConnect(linkShape, link)).url };
  };
  return {
    createSetup: async (payee) => {
      const known = payee.destination_id && (await nullIfGone(createSetupPage(payee.destination_id, payee)));
      return known || createSetupPage(await makeAccount(stripe, payee), payee);
    },
    findSetup: async (id) => {
      const account = await nullIfGone(requestConnect(accountShape, stripe.accounts.retrieve(id)));
      return account && toSetup(account);
    },
  };
}

async function makeAccount(stripe: Stripe, { account_id, destination_id, email }: Payee): Promise<string> {
  const params: Stripe.AccountCreateParams = {
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
    email,
    metadata: { account_id },
  };
  // Stripe refuses a known key with other content, and an address may change between two tries.
  const digest = createHash('sha256')
    .update(JSON.stringify([params, destination_id]))
    .digest('hex');
  const request = stripe.accounts.create(params, { idempotencyKey: `payee-${account_id}-${digest.slice(0, 16)}` });
  return (await requestConnect(z.object({ id: z.string() }), request)).id;
}

/** Returns null for an account that Stripe does not have, or that is no longer ours. */
async function nullIfGone<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof ConnectRefused && error.failure === 'account_closed') return null;
    throw error;
  });
}

function toSetup(account: z.output<typeof accountShape>): ConnectSetup {
  const { details_submitted, payouts_enabled, capabilities, requirements } = account;
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'ready';
  if (!details_submitted) return 'incomplete';
  const missing = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  const is_rejected = requirements?.disabled_reason?.startsWith('rejected') ?? false;
  return missing.length > 0 || is_rejected ? 'restricted' : 'pending';
}

const transferShape = z.object({
  id: z.string(),
  amount: z.number().int(),
  amount_reversed: z.number().int(),
});

/** The calls that move money from our balance at Stripe to payees' accounts. */
function createTransferCalls(stripe: Stripe): Pick<Connect, 'pay' | 'findPayout'> {
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
