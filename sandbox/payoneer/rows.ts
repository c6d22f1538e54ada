/** `Active` may be paid; `Pending` is being looked at; `Inactive` was blocked. */
export const PAYEE_STATUSES = ['Active', 'Pending', 'Inactive'] as const;
export type PayeeStatus = (typeof PAYEE_STATUSES)[number];

/** Somebody who has registered, under the name that the program gave them. */
export interface PayeeRow {
  id: string;
  account_id: string;
  email: string | null;
  status: PayeeStatus;
  registered_at: string;
}

/** A page on which somebody registers. */
export interface LinkRow {
  id: string;
  payee_id: string;
  email: string | null;
  redirect_url: string;
}

/** How a payout ended that did not arrive, or did not stay. */
export interface PayoutReversal {
  status: 'Cancelled' | 'Returned';
  reason: string;
}

/** `id` is the program's own name of it. */
export interface PayoutRow {
  id: string;
  payout_id: string;
  payee_id: string;
  amount_cents: number;
  fee_cents: number;
  description: string;
  created_at: string;
  /** When it arrives unless something happens to it. */
  due_at: string;
  end: PayoutReversal | null;
}

export type PayoutStatus = 'Pending' | 'Transferred' | PayoutReversal['status'];

export function toStatus({ end, due_at }: Pick<PayoutRow, 'end' | 'due_at'>, now: Date): PayoutStatus {
  return end?.status ?? (now.getTime() >= Date.parse(due_at) ? 'Transferred' : 'Pending');
}
