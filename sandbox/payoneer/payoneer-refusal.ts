/** An error response of the simulated Payoneer (decision 27). */
export class PayoneerRefusal extends Error {
  readonly status: number;
  readonly sub_code: number;

  constructor(status: number, sub_code: number, description: string) {
    super(description);
    this.name = 'PayoneerRefusal';
    this.status = status;
    this.sub_code = sub_code;
  }

  /** Returns the body of the response. */
  describe(): object {
    const error = STATUS_TEXTS[this.status] ?? 'Error';
    const error_details = { code: this.status, sub_code: this.sub_code };
    return { error, error_description: this.message, error_details };
  }
}

const STATUS_TEXTS: Record<number, string> = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' };

/** Reasons for which payouts are refused on demand. */
export const PAYOUT_REFUSALS = ['payee_unknown', 'payee_blocked', 'amount_limit', 'balance_too_low'] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

const REFUSALS: Record<PayoutRefusal, { sub_code: number; description: string }> = {
  payee_unknown: { sub_code: 10005, description: 'Payee was not found' },
  payee_blocked: { sub_code: 10006, description: 'Payee is not active' },
  amount_limit: { sub_code: 10301, description: 'The amount exceeds the limit per payout' },
  balance_too_low: { sub_code: 10302, description: 'The balance of the program is too low' },
};

export function refusePayout(refusal: PayoutRefusal): PayoneerRefusal {
  const { sub_code, description } = REFUSALS[refusal];
  return new PayoneerRefusal(400, sub_code, description);
}
