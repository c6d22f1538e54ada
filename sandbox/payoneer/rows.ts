/** `Active` can be paid; `Pending` is under review; `Inactive` is blocked. */
export const PAYEE_STATUSES = ['Active', 'Pending', 'Inactive'] as const;
export type PayeeStatus = (typeof PAYEE_STATUSES)[number];

/** A registered payee, under the id that the program chose. */
export interface PayeeRow {
  id: string;
  account_id: string;
  email: string | null;
  status: PayeeStatus;
  registered_at: string;
}

/** A registration page. */
export interface LinkRow {
  id: string;
  payee_id: string;
  email: string | null;
  redirect_url: string;
}

/** The outcome of a payout that did not arrive or was returned. */
export interface PayoutReversal {
  status: 'Cancelled' | 'Returned';
  reason: string;
}

/** `id` is the program's own id of the payout. */
export interface PayoutRow {
  id: string;
  payout_id: string;
  payee_id: string;
  amount_cents: number;
  fee_cents: number;
  description: string;
  created_at: string;
  /** When it arrives unless it is reversed before. */
  due_at: string;
  end: PayoutReversal | null;
}

export type PayoutStatus = 'Pending' | 'Transferred' | PayoutReversal['status'];

export function toStatus({ end, due_at }: Pick<PayoutRow, 'end' | 'due_at'>, now: Date): PayoutStatus {
  return end?.status ?? (now.getTime() >= Date.parse(due_at) ? 'Transferred' : 'Pending');
}
