import { CLOSING_BLOCKERS } from '@tangent/domain/people/closing.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Whether the account can be closed by its owner now, and what is left in it. */
const closing = z.object({
  blockers: z.array(z.enum(CLOSING_BLOCKERS)),
  /** Releases in review, in stores, or on the way between. */
  releases: z.number().int(),
  /** The cents that we owe, with those on hold; below zero a debt. */
  balance_cents: z.number().int(),
});
export type Closing = z.infer<typeof closing>;

export const getClosing = defineCall({
  method: 'GET',
  path: '/v1/api/account/closing',
  summary: 'Returns what has to be settled before the account can be closed',
  response: closing,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/v1/api/account/closing',
  summary: 'Closes the account and signs it out everywhere; needs a fresh confirmation',
  body: z.object({}),
  response: null,
});
