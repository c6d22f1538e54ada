import { createAccount, createAccountLink, requireAccount } from '../actions/payee-actions.ts';
import { createTransfer } from '../actions/transfer-actions.ts';
import { address, flag, hashOf, integer, metadata, oneOf, required, text } from '../read-params.ts';
import { shapeAccount } from '../shapes/account-shape.ts';
import { shapeTransfer } from '../shapes/transfer-shape.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

/**
 * Accepts only accounts as the product creates them: Stripe collects the details, and the platform bears the losses.
 */
const CONTROLLER = {
  fees: required(hashOf({ payer: required(oneOf('application')) })),
  losses: required(hashOf({ payments: required(oneOf('application')) })),
  stripe_dashboard: required(hashOf({ type: required(oneOf('express')) })),
};

const ACCOUNT_CALLS = [
  defineCall(
    'POST /v1/accounts',
    {
      controller: required(hashOf(CONTROLLER)),
      email: text,
      metadata,
      capabilities: required(hashOf({ transfers: required(hashOf({ requested: required(flag) })) })),
    },
    (context, { email = null, metadata = {} }) => shapeAccount(createAccount(context, email, metadata)),
  ),
  defineCall('GET /v1/accounts/:id', {}, (context, _params, id) => shapeAccount(requireAccount(context, id))),
  defineCall(
    'POST /v1/account_links',
    {
      account: required(text),
      type: required(oneOf('account_onboarding')),
      return_url: required(address),
      refresh_url: required(address),
      collection_options: hashOf({ fields: oneOf('currently_due', 'eventually_due') }),
    },
    (context, { account, return_url, refresh_url }) => {
      const { id, created, expires_at } = createAccountLink(context, { account, return_url, refresh_url });
      return { object: 'account_link', created, expires_at, url: `${context.address}/stripe/onboarding/${id}` };
    },
  ),
];

const TRANSFER_CALLS = [
  defineCall(
    'POST /v1/transfers',
    {
      currency: required(oneOf('usd')),
      amount: required(integer),
      destination: required(text),
      description: text,
      transfer_group: text,
      metadata,
    },
    (context, { amount, destination, description = null, transfer_group = null, metadata = {} }) =>
      shapeTransfer(createTransfer(context, { amount, destination, description, transfer_group, metadata })),
  ),
  defineCall(
    'GET /v1/transfers',
    { ...PAGE, transfer_group: text, destination: text },
    ({ state }, { transfer_group, destination, ...page }) => {
      const rows = [...state.transfers.values()]
        .filter((row) => transfer_group === undefined || row.transfer_group === transfer_group)
        .filter((row) => destination === undefined || row.destination === destination);
      return listPage(page, { url: '/v1/transfers', rows: rows.reverse(), shape: shapeTransfer });
    },
  ),
];

export const CONNECT_CALLS = [...ACCOUNT_CALLS, ...TRANSFER_CALLS];
