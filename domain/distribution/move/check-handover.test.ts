import { expect, test } from 'vitest';
import { checkHandover } from './check-handover.ts';

const TODAY = '2026-11-26';
const check = (distributor: string, delivers_on: string | null) =>
  checkHandover({ distributor, delivers_on }, TODAY).map(({ code, path }) => `${path} ${code}`);

test('a handover has the name of the new distributor, and a day within reach', () => {
  expect(check('  Nova Distribuição ', '2026-12-10')).toEqual([]);
  expect(check('ş'.repeat(80), '2026-09-27')).toEqual([]);
  expect(check('ş'.repeat(80), '2027-11-26')).toEqual([]);
  expect(check('  ', null)).toEqual(['distributor required', 'delivers_on required']);
  expect(check('ş'.repeat(81), '2026-09-26')).toEqual(['distributor max_length', 'delivers_on date_span']);
  expect(check('Nova\u202e', '2027-11-27')).toEqual(['distributor invalid_characters', 'delivers_on date_span']);
  for (const day of ['31/12/2026', '2026-02-30', 'soon'])
    expect(check('Nova', day)).toEqual(['delivers_on date_invalid']);
});
