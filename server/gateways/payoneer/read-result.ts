import { z } from 'zod';
import { type PayoneerFailure, PayoneerRefused, PayoneerUnavailable } from './payoneer.ts';
import type { PayoneerResponse } from './request-payoneer.ts';

const errorShape = z.object({
  error_description: z.string().nullish(),
  error_details: z.object({ code: z.number().nullish(), sub_code: z.number().nullish() }).nullish(),
});

/** Codes by which Payoneer says no (decision 27). */
const FAILURES: Partial<Record<number, PayoneerFailure>> = {
  // Nobody of that name, or not registered to the end.
  10005: 'account_not_ready',
  // Closed or blocked there.
  10006: 'account_closed',
  // More or less than may be sent at once.
  10301: 'limit_exceeded',
};
/** It is about this very request; anything else is about us or about Payoneer, and may pass. */
const REQUEST_REFUSED = new Set([400, 409, 422]);
/** Our balance there is too low: nobody who is paid can help that, and it may pass. */
const BALANCE_TOO_LOW = 10302;

/** Reads the `result` of an answer; null when Payoneer does not have what it was asked for. */
export function readResult<T>(schema: z.ZodType<T>, response: PayoneerResponse): T | null {
  if (response.status === 404) return null;
  const failure = toPayoneerError(response);
  if (failure !== null) throw failure;
  const parsed = z.object({ result: schema }).safeParse(response.body);
  if (parsed.success) return parsed.data.result;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new PayoneerUnavailable(new Error(`Payoneer answered something else: ${paths.join(', ')}`));
}

/** What an answer says against the request; null when it was granted. */
export function toPayoneerError({ status, body }: PayoneerResponse): PayoneerRefused | PayoneerUnavailable | null {
  if (status < 300) return null;
  const { error_details, error_description } = errorShape.safeParse(body).data ?? {};
  const code = error_details?.sub_code ?? error_details?.code ?? status;
  // A key that was there before is no refusal: what became of the first request has to be asked for.
  const is_about_key = /client_reference_id/i.test(error_description ?? '');
  const is_request = REQUEST_REFUSED.has(status) || (status === 404 && FAILURES[code] !== undefined);
  if (!is_request || is_about_key || code === BALANCE_TOO_LOW)
    return new PayoneerUnavailable(new Error(`Payoneer answered ${status} ${code}`));
  return new PayoneerRefused(FAILURES[code] ?? 'other', String(code));
}
