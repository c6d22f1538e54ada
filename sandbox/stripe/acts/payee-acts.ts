import { type Books, emitOfAccount, makeId, need } from '../books.ts';
import type { AccountLinkRow, AccountRow, PayeeState } from '../connect-rows.ts';
import type { Metadata } from '../rows.ts';
import { shapeAccount } from '../shapes/account-shape.ts';
import { StripeRefusal } from '../stripe-refusal.ts';

/** How long a page for details is good. */
const LINK_S = 5 * 60;

export function openAccount(books: Books, email: string | null, metadata: Metadata): AccountRow {
  const row: AccountRow = { id: makeId('acct', 16), created: books.now, email, metadata, state: 'incomplete' };
  books.state.accounts.set(row.id, row);
  return row;
}

/** An account that is there for us; of one that is gone Stripe speaks as of one that never was. */
export function needAccount({ state }: Books, id: string): AccountRow {
  const row = state.accounts.get(id);
  if (row !== undefined && row.state !== 'closed') return row;
  const problem = `The provided key does not have access to account '${id}' (or that account does not exist).`;
  throw new StripeRefusal(`${problem} Application access may have been revoked.`, {
    status: 403,
    code: 'account_invalid',
  });
}

export function openAccountLink(
  books: Books,
  asked: Pick<AccountLinkRow, 'account' | 'return_url' | 'refresh_url'>,
): AccountLinkRow {
  const { id: account } = needAccount(books, asked.account);
  const row: AccountLinkRow = {
    id: makeId('al'),
    created: books.now,
    ...asked,
    account,
    expires_at: books.now + LINK_S,
    is_used: false,
  };
  books.state.account_links.set(row.id, row);
  return row;
}

/** `leave`: they gave some of their details and will come back. */
export type OnboardingDecision = 'finish' | 'leave';

/** Somebody gives their details on a page, which is used up by that. */
export function fillInDetails(books: Books, linkId: string, decision: OnboardingDecision): void {
  const link = need(books.state.account_links, 'account_link', linkId);
  const account = needAccount(books, link.account);
  link.is_used = true;
  setAccountState(books, account, decision === 'finish' ? 'ready' : account.state);
}

/** Stripe makes up its mind about somebody. */
export function setAccountState(books: Books, row: AccountRow, state: PayeeState): void {
  row.state = state;
  if (state !== 'closed') emitOfAccount(books, 'account.updated', shapeAccount(row));
}
