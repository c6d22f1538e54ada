import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

test('[S8-046] [S8-047] [S9-025] payout errors have their specified texts', async () => {
  const texts = await loadTexts('en');
  const { t } = texts;
  expect(t('payout.setup_failed', { service: 'Stripe' })).toBe('Error setting up Stripe account');
  expect(t('withdrawal.block_title.payout_not_set_up')).toBe('Payout not set up');
  expect(t('withdrawal.block.payout_not_set_up')).toMatch(/payout settings/);
  expect(findIssueText(texts, 'below_minimum', { field: 'Amount' })).toBe('Amount must be at least 10.00');
  expect(findIssueText(await loadTexts('tr'), 'below_minimum', { field: 'Tutar' })).toBe('Tutar en az 10,00 olmalıdır');
});
