import { z } from 'zod';
import { type PayoneerFailure, PayoneerRefused, PayoneerUnavailable } from './payoneer.ts';
import type { PayoneerResponse } from './request-payoneer.ts';

const errorShape = z.object({
  error_description: z.string().nullish(),
  error_details: z.object({ code: z.number().nullish(), sub_code: z.number().nullish() }).nullish(),
});

/** Payoneer's codes of refusals (decision 27). */
const FAILURES: Partial<Record<number, PayoneerFailure>> = {
  // Unknown payee, or registration not finished.
  10005: 'account_not_ready',
  // Account closed or blocked at Payoneer.
  10006: 'account_closed',
  // Above or below the limits of one payout.
  10301: 'limit_exceeded',
};
/** Statuses of a problem with the request itself; any other problem is ours or Payoneer's, and may be temporary. */
const REQUEST_REFUSED = new Set([400, 409, 422]);
/** Our balance at Payoneer is too low: not the payee's fault, and temporary. */
const BALANCE_TOO_LOW = 10302;

/** Reads the `result` of a response; null when Payoneer does not have the requested object. */
export function readResult<T>(schema: z.ZodType<T>, response: PayoneerResponse): T | null {
  if (response.status === 404) return null;
  const failure = toPayoneerError(response);
  if (failure !== null) throw failure;
  const parsed = z.object({ result: schema }).safeParse(response.body);
  if (parsed.success) return parsed.data.result;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new PayoneerUnavailable(new Error(`unexpected response from Payoneer: ${paths.join(', ')}`));
}

/** Returns the error that a response reports; null when the request was granted. */
export function toPayoneerError({ status, body }: PayoneerResponse): PayoneerRefused | PayoneerUnavailable | null {
  if (status < 300) return null;
  const { error_details, error_description } = errorShape.safeParse(body).data ?? {};
  const code = error_details?.sub_code ?? error_details?.code ?? status;
  // A duplicate key is no refusal: the outcome of the first request has to be looked up.
  const is_about_key = /client_reference_id/i.test(error_description ?? '');
  const is_request = REQUEST_REFUSED.has(status) || (status === 404 && FAILURES[code] !== undefined);
  if (!is_request || is_about_key || code === BALANCE_TOO_LOW)
    return new PayoneerUnavailable(new Error(`Payoneer responded ${status} ${code}`));
  return new PayoneerRefused(FAILURES[code] ?? 'other', String(code));
}
