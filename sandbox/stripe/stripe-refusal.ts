interface Details {
  status?: 400 | 401 | 402 | 403 | 404 | 409;
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A Stripe error response. */
export class StripeRefusal extends Error {
  readonly details: Details;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.name = 'StripeRefusal';
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? 400;
  }

  /** Returns the body of the response. */
  describe(requestId: string): { error: Record<string, unknown> } {
    const { status: _status, type = 'invalid_request_error', ...others } = this.details;
    const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`;
    return { error: { ...others, message: this.message, request_log_url, type } };
  }
}

/** Returns the error for an unknown id: 404 if it is in the address, 400 if it is in the body. */
export function refuseMissing(kind: string, id: string, param?: string): StripeRefusal {
  const status = param === undefined ? 404 : 400;
  return new StripeRefusal(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param: param ?? 'id' });
}

/** Returns the error for a declined card. */
export function refuseCard(): StripeRefusal {
  const details = { status: 402, type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } as const;
  return new StripeRefusal('Your card was declined.', details);
}
