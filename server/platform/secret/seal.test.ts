import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const KEY = { secret: 'a secret of 32 letters and a few more', purpose: 'two-factor', owner: 'ada' };

test('a sealed text opens for its owner, and looks different every time', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', KEY);
  expect(unseal(sealed, KEY)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', KEY)).not.toBe(sealed);
});

test.each([
  ['another owner', { owner: 'eve' }],
  ['another purpose', { purpose: 'links' }],
  ['another secret', { secret: 'some other secret of many letters' }],
])('it does not open with %s', (_, change) => {
  expect(() => unseal(seal('JBSWY3DPEHPK3PXP', KEY), { ...KEY, ...change })).toThrow();
});

test('a changed bit is detected', () => {
  const bytes = Buffer.from(seal('JBSWY3DPEHPK3PXP', KEY), 'base64url');
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), KEY)).toThrow();
});
