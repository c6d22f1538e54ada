import type { PlanPayment } from '@tangent/contract/money/plan.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { describePayment } from './describe-payment.ts';

const PAID: PlanPayment = {
  id: 'p',
  number: 'A-1',
  kind: 'first',
  plan: 'pro',
  state: 'paid',
  amount_cents: 4999,
  refunded_cents: 0,
  charged_back_cents: 0,
  disputed_cents: 0,
  created_at: '2026-11-20T10:00:00.000Z',
};
const { t } = await loadTexts('en');

test.each([
  [{}, 'good', 'Paid'],
  [{ disputed_cents: 4999 }, 'warn', 'Disputed at the bank'],
  [{ refunded_cents: 4999 }, 'info', 'Refunded'],
  [{ refunded_cents: 2000 }, 'info', '$20.00 refunded'],
  [{ refunded_cents: 4999, charged_back_cents: 4999 }, 'info', 'Returned after a bank dispute'],
  [{ refunded_cents: 4999, charged_back_cents: 2999 }, 'info', '$29.99 returned after a bank dispute'],
  [{ refunded_cents: 2000, disputed_cents: 2999 }, 'warn', 'Disputed at the bank'],
])('a payment with %j is shown as %s: %s', (changes, tone, label) => {
  expect(describePayment(t, 'en', { ...PAID, ...changes })).toEqual({ tone, label });
});

const LOST = {
  en: 'Returned after a bank dispute',
  es: 'Devuelto tras una disputa bancaria',
  pt: 'Devolvido após contestação no banco',
  tr: 'Banka itirazıyla geri ödendi',
} as const;

test.each(LANGUAGES)('a payment that the bank took back does not look refunded in %s', async (language) => {
  const texts = await loadTexts(language);
  const { label } = describePayment(texts.t, language, { ...PAID, refunded_cents: 4999, charged_back_cents: 4999 });
  expect(label).toBe(LOST[language]);
});
