import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/money/payout/withdrawal.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { buildPayoutEmail } from './build-payout-email.ts';
import type { payoutMailJob } from './jobs.ts';

type Data = z.output<typeof payoutMailJob.schema>;

const FACTS: Omit<Data, 'mail'> = {
  user_id: 'u',
  amount_cents: 123_450,
  net_cents: 123_400,
  expected_on: '2027-11-22',
  method: 'payoneer',
  destination: 'rita@payoneer.example',
  cancel_reason: null,
  failure: null,
};
const EMAILS: Data[] = [
  { ...FACTS, mail: 'requested' },
  { ...FACTS, mail: 'paid' },
  ...WITHDRAWAL_CANCEL_REASONS.map((cancel_reason): Data => ({ ...FACTS, mail: 'cancelled', cancel_reason })),
  ...PAYOUT_FAILURES.map((failure): Data => ({ ...FACTS, mail: 'failed', failure })),
  { ...FACTS, mail: 'returned', failure: 'returned_by_bank' },
];
const EXPECTED = {
  en: ['November 22, 2027', '$1,234.50'],
  es: ['22 de noviembre de 2027', 'USD 1,234.50'],
  pt: ['22 de novembro de 2027', 'US$ 1.234,50'],
  tr: ['22 Kasım 2027', '$1.234,50'],
} as const;

test.each(LANGUAGES)('emails about withdrawals name amount, day, place and reason in %s', async (language) => {
  const { t } = await loadTexts(language);
  const [day, amount] = EXPECTED[language];
  for (const data of EMAILS) {
    const email = buildPayoutEmail(t, language, data, {
      name: 'Rita',
      product: 'Tangent',
      email: 'help@tangent.example',
    });
    const plain = [email.subject, email.heading, ...email.paragraphs].join(' ').replaceAll(/\s+/g, ' ');
    expect(plain).not.toMatch(/\{\w+\}|mail\.\w|withdrawal\.\w/);
    if (data.cancel_reason) expect(plain).toContain(t(`withdrawal.cancelled.${data.cancel_reason}`));
    if (data.failure) expect(plain).toContain(t(`withdrawal.failure.${data.failure}`));
    if (data.mail === 'requested') expect(plain).toContain(day);
    if (data.mail !== 'paid') expect(plain).toContain(amount);
    if (data.mail !== 'cancelled') expect(plain).toContain('rita@payoneer.example');
    const isFailure = data.mail === 'failed' || data.mail === 'returned';
    expect(email.action?.path).toBe(isFailure ? '/account/payout' : '/royalties?view=payouts');
  }
});
