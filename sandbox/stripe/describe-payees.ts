import type { AccountRow, PayeeState, TransferRow } from './connect-rows.ts';
import type { StripeState } from './state.ts';

/** A payee and the transfers to them, newest first. */
export interface PayeeView {
  id: string;
  email: string | null;
  state: PayeeState;
  transfers: TransferView[];
}

export interface TransferView {
  id: string;
  amount_cents: number;
  transfer_group: string | null;
  description: string | null;
  is_reversed: boolean;
  created: string;
}

export function describePayees({ accounts, transfers }: StripeState): PayeeView[] {
  const handedTo = (account: AccountRow) =>
    [...transfers.values()].filter(({ destination }) => destination === account.id).map(describeTransfer);
  return [...accounts.values()]
    .map((account) => ({
      id: account.id,
      email: account.email,
      state: account.state,
      transfers: handedTo(account).reverse(),
    }))
    .reverse();
}

function describeTransfer({ id, amount, transfer_group, description, reversal, created }: TransferRow): TransferView {
  const at = new Date(created * 1000).toISOString();
  return { id, amount_cents: amount, transfer_group, description, is_reversed: reversal !== null, created: at };
}
