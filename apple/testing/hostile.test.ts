import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBridgeState } from '../bridge/read-state.ts';
import { checkPackage } from '../check/check-package.ts';
import { checkTtml } from '../check/check-ttml.ts';
import { readMetadata } from '../package/read-metadata.ts';
import { writeMetadata } from '../package/write-metadata.ts';
import { readTransporterOutput } from '../transporter/read-output.ts';
import { buildFullPackage } from './full-package.ts';
import { SAMPLE_TTML } from './sample-lyrics.ts';
import { buildSampleCheck } from './sample-package.ts';

const FULL = buildFullPackage();
const CHECK = buildSampleCheck(FULL);
const XML = Buffer.from(writeMetadata(FULL));
const TTML = Buffer.from(SAMPLE_TTML);
const STATE = Buffer.from(
  '{"package":"a.itmsp.zip","vendor_id":"a","state":"Failed","at":"2026-11-29T10:00:00Z","messages":[]}',
);
const WORDS = [
  '<',
  '>',
  '"',
  '&',
  '</album>',
  '<track>',
  '<__proto__/>',
  ' xmlns="constructor"',
  '\u0000',
  '-',
  ']]>',
  '{',
  'null',
];

/** A file of which a piece was cut out, moved, or replaced by something that means something. */
function damage(file: Buffer): fc.Arbitrary<Buffer> {
  const place = fc.nat({ max: file.length });
  return fc
    .tuple(place, fc.nat({ max: 200 }), place, fc.oneof(fc.constantFrom(...WORDS), fc.string()))
    .map(([at, length, to, word]) => {
      const piece = file.subarray(at, at + length);
      const rest = Buffer.concat([file.subarray(0, at), Buffer.from(word), file.subarray(at + length)]);
      return Buffer.concat([rest.subarray(0, to), piece, rest.subarray(to)]);
    });
}

test('no damaged file makes a reader or a check throw, and none of them is read as nothing', () => {
  fc.assert(
    fc.property(damage(XML), damage(TTML), damage(STATE), (xml, ttml, state) => {
      const reading = readMetadata(xml);
      const { issues } = checkPackage({ ...CHECK, xml });
      if (!reading.ok) expect(reading.issues).toHaveLength(1);
      if (!xml.equals(XML)) expect(issues.length + (reading.ok ? 1 : 0)).toBeGreaterThan(0);
      expect(Array.isArray(checkTtml(ttml).issues)).toBe(true);
      expect(typeof readBridgeState(state).ok).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});

test('no output makes its reader throw, and none without the sentence is a success', () => {
  const word = fc.constantFrom(
    'ERROR',
    'WARNING',
    ' ITMS-',
    '4020',
    ': "',
    '"',
    '\n',
    '[',
    '] <main> ',
    'packages',
    '(-20101)',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string()), { maxLength: 30 }),
      fc.constantFrom(0, 1, null),
      (words, exit_code) => {
        const { outcome } = readTransporterOutput({ exit_code, text: words.join(''), summary: null });
        expect(outcome).not.toBe('accepted');
      },
    ),
  );
});

test('a package of mistakes alone is reported in its time, with a list that has an end', () => {
  const xml = `<package xmlns="http://apple.com/itunes/importer" version="music5.3"><album>${'<x>\u200b</x>'.repeat(50_000)}</album></package>`;
  const { issues } = checkPackage({ ...CHECK, xml });
  expect(issues).toHaveLength(500);
  expect(issues[0]).toMatchObject({ code: 'element_unexpected', path: 'package/album/x[1]' });
});
