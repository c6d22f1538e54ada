import { ERROR_STATUSES, type ErrorName } from '@tangent/contract/errors.ts';
import { expect, test } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { createErrorTexts } from './create-error-texts.ts';

/** Names that the app never shows: each screen has its own text for them. */
const WITHOUT_TEXT: readonly ErrorName[] = ['invalid_provider_token', 'auth_failed'];

test('every error has the English message of the texts', async () => {
  const describe = await createErrorTexts();
  const names = Object.keys(ERROR_STATUSES) as ErrorName[];
  const missing = names.filter((name) => describe(new Refusal(name)) === null);
  expect(missing).toEqual(WITHOUT_TEXT);
  const busy = new Refusal('too_many_requests', [], { retry_after_seconds: 12 });
  expect(describe(busy)).toBe('Too many requests. Please wait 12 seconds');
  expect(names.map((name) => describe(new Refusal(name))).join()).not.toContain('{');
});
