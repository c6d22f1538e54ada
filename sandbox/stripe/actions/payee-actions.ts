import type { AccountLinkRow, AccountRow, Metadata, PayeeState } from '../connect-rows.ts';
import { shapeAccount } from '../shapes/account-shape.ts';
import { emitAccountEvent, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { StripeRefusal } from '../stripe-refusal.ts';

/** How long an onboarding page is valid. */
const LINK_S = 5 * 60;

export function createAccount(context: StripeContext, email: string | null, metadata: Metadata): AccountRow {
  const row: AccountRow = { id: makeId('acct', 16), created: context.now, email, metadata, state: 'incomplete' };
  context.state.accounts.set(row.id, row);
  return row;
}

/** Returns an account; a closed one is treated like one that never existed, as Stripe does. */
export function requireAccount({ state }: StripeContext, id: string): AccountRow {
  const row = state.accounts.get(id);
  if (row !== undefined && row.state !== 'closed') return row;
  const problem = `The provided key does not have access to account '${id}' (or that account does not exist).`;
  throw new StripeRefusal(`${problem} Application access may have been revoked.`, {
    status: 403,
    code: 'account_invalid',
  });
}

export function createAccountLink(
  context: StripeContext,
  input: Pick<AccountLinkRow, 'account' | 'return_url' | 'refresh_url'>,
): AccountLinkRow {
  const { id: account } = requireAccount(context, input.account);
  const row: AccountLinkRow = {
    id: makeId('al'),
    created: context.now,
    ...input,
    account,
    expires_at: context.now + LINK_S,
    is_used: false,
  };
  context.state.account_links.set(row.id, row);
  return row;
}

/** `leave`: the payee entered some details and will come back. */
export type OnboardingDecision = 'finish' | 'leave';

/** Submits details on an onboarding page, which uses up the page's link. */
export function fillInDetails(context: StripeContext, linkId: string, decision: OnboardingDecision): void {
  const link = requireRow(context.state.account_links, 'account_link', linkId);
  const account = requireAccount(context, link.account);
  link.is_used = true;
  setAccountState(context, account, decision === 'finish' ? 'ready' : account.state);
}

/** Changes the state of an account, as Stripe's own review does. */
export function setAccountState(context: StripeContext, row: AccountRow, state: PayeeState): void {
  row.state = state;
  if (state !== 'closed') emitAccountEvent(context, 'account.updated', shapeAccount(row));
}
