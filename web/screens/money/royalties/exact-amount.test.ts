import { expect, test } from 'vitest';
import { formatExactAmount } from './entry-steps.tsx';

test('a store’s amount keeps every decimal, in its own currency', () => {
  expect(formatExactAmount('0.004120000001', 'EUR', 'en')).toBe('€0.004120000001');
  expect(formatExactAmount('-12', 'USD', 'en')).toBe('-$12.00');
  expect(formatExactAmount('1234567.123456789012', 'GBP', 'en')).toBe('£1,234,567.123456789012');
});
