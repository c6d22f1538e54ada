import { expect, test } from 'vitest';
import { checkIpi, checkIswc, normaliseIpi, normaliseIswc } from './work-codes.ts';

test.each([
  ['T-034.524.680-1', 'T0345246801'],
  ['t 034 524 680 1', 'T0345246801'],
  ['ISWC T-034.524.680-1', 'T0345246801'],
  ['0345246801', 'T0345246801'],
  ['T-000.000.001-0', 'T0000000010'],
])('%s is the ISWC %s', (text, code) => {
  expect(normaliseIswc(text)).toBe(code);
  expect(checkIswc('iswc', text)).toEqual([]);
});

test.each([
  ['T-034.524.680-2', [{ code: 'iswc_check_digit', path: 'iswc', params: { expected: 1 } }]],
  ['T-034.524.68', [{ code: 'iswc_invalid', path: 'iswc' }]],
  ['TRABC2600001', [{ code: 'iswc_invalid', path: 'iswc' }]],
])('%s is no ISWC', (text, issues) => {
  expect(checkIswc('iswc', text)).toEqual(issues);
});

test.each([
  ['00014107338', '00014107338'],
  ['14107338', '00014107338'],
  ['000 14 10 73 38', '00014107338'],
  ['IPI 00014107338', '00014107338'],
])('%s is the IPI name number %s', (text, code) => {
  expect(normaliseIpi(text)).toBe(code);
  expect(checkIpi('ipi', text)).toEqual([]);
});

test('of all check numbers of an IPI only one is right', () => {
  const right = Array.from({ length: 100 }, (_, check) => `000141073${String(check).padStart(2, '0')}`).filter(
    (code) => checkIpi('ipi', code).length === 0,
  );
  expect(right).toEqual(['00014107338']);
});

test.each(['', '0', '000141073389', 'I-000000229-7', 'ABCDEFGHIJK', '00000000001'])(
  '%j is no IPI name number',
  (text) => {
    expect(checkIpi('ipi', text)).toEqual([{ code: 'ipi_invalid', path: 'ipi' }]);
  },
);
