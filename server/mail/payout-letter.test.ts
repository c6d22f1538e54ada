import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/payout/withdrawal.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { payoutMailJob } from './job-kinds.ts';
import { payoutLetter } from './payout-letter.ts';

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
const LETTERS: Data[] = [
  { ...FACTS, mail: 'requested' },
  { ...FACTS, mail: 'paid' },
  ...WITHDRAWAL_CANCEL_REASONS.map((cancel_reason): Data => ({ ...FACTS, mail: 'cancelled', cancel_reason })),
  ...PAYOUT_FAILURES.map((failure): Data => ({ ...FACTS, mail: 'failed', failure })),
  { ...FACTS, mail: 'returned', failure: 'returned_by_bank' },
];
const SAID = {
  en: ['November 22, 2027', '$1,234.50'],
  es: ['22 de noviembre de 2027', '1234,50 US$'],
  pt: ['22 de novembro de 2027', 'US$ 1.234,50'],
  tr: ['22 Kasım 2027', '$1.234,50'],
} as const;

test.each(LANGUAGES)('letters about withdrawals say amount, day, place and reason in %s', async (language) => {
  const { t } = await openTexts(language);
  const [day, amount] = SAID[language];
  for (const data of LETTERS) {
    const letter = payoutLetter(t, language, data, { name: 'Rita', product: 'Tangent', email: 'help@tangent.example' });
    const said = [letter.subject, letter.heading, ...letter.paragraphs].join(' ').replaceAll(/\s+/g, ' ');
    expect(said).not.toMatch(/\{\w+\}|mail\.\w|withdrawal\.\w/);
    if (data.cancel_reason) expect(said).toContain(t(`withdrawal.cancelled.${data.cancel_reason}`));
    if (data.failure) expect(said).toContain(t(`withdrawal.failure.${data.failure}`));
    if (data.mail === 'requested') expect(said).toContain(day);
    if (data.mail !== 'paid') expect(said).toContain(amount);
    if (data.mail !== 'cancelled') expect(said).toContain('rita@payoneer.example');
    const isTrouble = data.mail === 'failed' || data.mail === 'returned';
    expect(letter.action.path).toBe(isTrouble ? '/account/payout' : '/royalties?view=payouts');
  }
});
