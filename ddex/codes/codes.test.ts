import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCheckCharacter } from './check-character.ts';
import { isDpid } from './dpid.ts';
import { isGrid } from './grid.ts';
import { isHashValue } from './hash.ts';
import { buildCheckDigit, buildUpc, isIcpn, normaliseIcpn } from './icpn.ts';
import { buildIsrc, formatIsrc, hasKnownPrefix, isIsrc, isIssuingPrefix, parseIsrc } from './isrc.ts';
import { ACTIVE_ISRC_PREFIXES, ISRC_PREFIXES } from './isrc-prefixes.ts';

test.each(['QZABC2600001', 'TRA012600001', 'GBAYE9300106', 'UKXYZ2600001', 'FX1232600001'])('%s is an ISRC', (isrc) => {
  expect(isIsrc(isrc)).toBe(true);
});

test.each(['', 'NOT-AN-ISRC', 'qzabc2600001', 'QZ-ABC-26-00001', 'QZABC260000', 'QZABC26000011', 'Q1ABC2600001'])(
  '"%s" is not an ISRC',
  (text) => {
    expect(isIsrc(text)).toBe(false);
  },
);

test('an ISRC is read in any spelling and shown with hyphens', () => {
  const isrc = parseIsrc(' qz-abc-26-00001');
  expect(isrc).toEqual({ prefix: 'QZABC', year: '26', designation: '00001' });
  expect(isrc && formatIsrc(isrc)).toBe('QZ-ABC-26-00001');
  expect(parseIsrc('QZABC26')).toBeNull();
});

test('the list of agencies has 223 prefixes, four of which are no longer issued', () => {
  expect([ISRC_PREFIXES.size, ACTIVE_ISRC_PREFIXES.size]).toEqual([223, 219]);
  expect([...ISRC_PREFIXES].filter((prefix) => !ACTIVE_ISRC_PREFIXES.has(prefix))).toEqual(['CS', 'IM', 'PR', 'YU']);
  expect([...ISRC_PREFIXES].every((prefix) => /^[A-Z]{2}$/.test(prefix))).toBe(true);
});

test.each([
  ['GXABC2100001', true, true],
  ['CBABC2100002', true, true],
  ['VVABC2500003', true, true],
  ['TCABC2500003', true, true],
  ['YUABC9000001', true, false],
  ['AQABC2600001', false, false],
  ['XXABC2600001', false, false],
])('%s: of a known agency %s, of one that still issues %s', (isrc, isKnown, isIssuing) => {
  expect(isIsrc(isrc)).toBe(true);
  expect(hasKnownPrefix(isrc)).toBe(isKnown);
  expect(isIssuingPrefix(isrc.slice(0, 5))).toBe(isIssuing);
});

test('each serial number gives one ISRC, and the number after the last is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const isrc = buildIsrc('QZABC', 2026, number);
      expect(isIsrc(isrc)).toBe(true);
      expect(Number(parseIsrc(isrc)?.designation)).toBe(number);
    }),
  );
  expect(() => buildIsrc('QZABC', 2026, 100_000)).toThrow(RangeError);
  expect(() => buildIsrc('QZAB', 2026, 1)).toThrow(RangeError);
  expect(() => buildIsrc('YUABC', 2026, 1)).toThrow(RangeError);
});

test.each(['036000291452', '4006381333931', '00094631432057', '96385074'])('%s is a product code', (icpn) => {
  expect(isIcpn(icpn)).toBe(true);
});

test.each(['', '036000291453', '4006381333932', '03600029145', 'O36000291452', '036000291452 '])(
  '"%s" is not a product code',
  (text) => {
    expect(isIcpn(text)).toBe(false);
  },
);

test('a product code with one wrong digit is never valid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, add) => {
      const upc = buildUpc('850012', number);
      expect(isIcpn(upc)).toBe(true);
      const digit = (Number(upc[at]) + add) % 10;
      expect(isIcpn(upc.slice(0, at) + digit + upc.slice(at + 1))).toBe(false);
    }),
  );
});

test('a company prefix has a fixed range of numbers', () => {
  expect(buildUpc('850012', 99_999)).toBe(`85001299999${buildCheckDigit('85001299999')}`);
  expect(() => buildUpc('850012', 100_000)).toThrow(RangeError);
  expect(() => buildUpc('850012', -1)).toThrow(RangeError);
});

test('a product code compares equal with and without leading zeros', () => {
  expect(normaliseIcpn('36000291452')).toBe(normaliseIcpn('0036000291452'));
  expect(normaliseIcpn('abc')).toBeNull();
});

test.each(['PADPIDA2013042401U', 'PADPIDA2009101501Y', 'PADPIDA2013020802I', 'PADPIDA2015120100H'])(
  '%s is a DDEX party id',
  (dpid) => {
    expect(isDpid(dpid)).toBe(true);
  },
);

test.each(['PADPIDA2013042401X', 'PADPIDA2013042401', 'PA-DPIDA-2013042401-U', ''])(
  '"%s" is not a DDEX party id',
  (text) => {
    expect(isDpid(text)).toBe(false);
  },
);

test('a GRid has a check character', () => {
  expect(isGrid('A12425GABC1234002M')).toBe(true);
  expect(isGrid('A12425GABC1234002N')).toBe(false);
  expect(() => buildCheckCharacter('a')).toThrow(RangeError);
});

test('a hash has the length of its algorithm', () => {
  expect(isHashValue('MD5', 'a'.repeat(32))).toBe(true);
  expect(isHashValue('SHA-256', 'a'.repeat(32))).toBe(false);
  expect(isHashValue('MD5', 'x'.repeat(32))).toBe(false);
});
