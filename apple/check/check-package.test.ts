import { expect, test } from 'vitest';
import { APPLE_ISSUE_CODES, type AppleIssueCode, isRefused } from '../issue.ts';
import { writeMetadata } from '../package/write-metadata.ts';
import { buildFullPackage } from '../testing/full-package.ts';
import { type Mistake, RULE_MISTAKES, STRUCTURE_MISTAKES, WARNED_MISTAKES } from '../testing/mistakes.ts';
import { buildSampleCheck, buildSamplePackage, buildTakedown } from '../testing/sample-package.ts';
import { checkPackage, type PackageCheck } from './check-package.ts';

const FULL = buildSampleCheck(buildFullPackage());
const XML = writeMetadata(buildFullPackage());

function listCodes(check: PackageCheck): AppleIssueCode[] {
  return checkPackage(check).issues.map(({ code }) => code);
}

function breakXml([, , from, to]: Mistake): string {
  const broken = XML.replace(from, to);
  expect(broken).not.toBe(XML);
  return broken;
}

test('an album with everything breaks no rule', () => {
  expect(checkPackage(FULL).issues).toEqual([]);
  expect(STRUCTURE_MISTAKES.length + RULE_MISTAKES.length).toBeGreaterThan(60);
});

test.each([...STRUCTURE_MISTAKES, ...RULE_MISTAKES])('a package with %s is refused: %s', (...mistake) => {
  const { issues } = checkPackage({ ...FULL, xml: breakXml(mistake) });
  expect(isRefused(issues)).toBe(true);
  expect(issues.map(({ code }) => code)).toContain(mistake[1]);
});

test.each(WARNED_MISTAKES)('a package with %s is warned of: %s', (...mistake) => {
  const { issues } = checkPackage({ ...FULL, xml: breakXml(mistake) });
  expect(issues.map(({ code }) => code)).toContain(mistake[1]);
  expect(issues.find(({ code }) => code === mistake[1])?.severity).toBe('warning');
});

test.each<[string, Partial<PackageCheck>, AppleIssueCode]>([
  ['a folder of another name', { folder_name: '0850012345627.itmsp' }, 'folder_mismatch'],
  [
    'a file left over',
    { files: [...(FULL.files ?? []), { name: 'notes.txt', size_bytes: 1, md5: '' }] },
    'file_left_over',
  ],
  ['a file missing', { files: (FULL.files ?? []).slice(1) }, 'file_missing'],
  ['an empty folder', { files: [] }, 'file_missing'],
  ['bytes in UTF-16', { xml: Buffer.from(XML, 'utf16le') }, 'not_utf8'],
  ['bytes that are no UTF-8', { xml: Buffer.from(XML, 'latin1') }, 'not_utf8'],
  ['a false name of its encoding', { xml: XML.replace('"UTF-8"', '"ISO-8859-1"') }, 'not_utf8'],
  ['a pre-order sent after the release', { today: '2027-02-01' }, 'preorder_not_ahead'],
  ['an album sent as a takedown', { kind: 'takedown' }, 'takedown_with_tracks'],
])('a package with %s is refused: %s', (_name, changes, code) => {
  const { issues } = checkPackage({ ...FULL, ...changes });
  expect(isRefused(issues)).toBe(true);
  expect(issues.map((issue) => issue.code)).toContain(code);
});

test('an update during a pre-order keeps its date, and need not carry files', () => {
  const content = buildFullPackage();
  const silent = content.album.tracks.map((track) => ({ ...track, audio: null, atmos: null, lyrics: null }));
  const update = { ...content, album: { ...content.album, artwork: null, tracks: silent } };
  const check = buildSampleCheck(update, { kind: 'update', today: '2026-12-20' });
  expect(checkPackage(check).issues).toEqual([]);
  expect(
    listCodes({ ...check, kind: 'insert', today: '2026-11-29' }).filter((code) => code.endsWith('_missing')),
  ).toEqual(['artwork_missing', ...silent.map(() => 'audio_missing')]);
  expect(listCodes({ ...check, today: '2027-01-15' })).toEqual(['preorder_over', 'preorder_over']);
});

test('files that are not at hand are not compared', () => {
  expect(checkPackage({ ...FULL, files: null }).issues).toEqual([]);
});

test.each<[string, (xml: string) => string, AppleIssueCode]>([
  ['tracks', (xml) => xml.replace('</album>', '<track_count>4</track_count></album>'), 'takedown_with_tracks'],
  [
    'a cover',
    (xml) =>
      xml.replace('</album>', '<artwork_files><file><file_name>a.jpg</file_name></file></artwork_files></album>'),
    'takedown_with_files',
  ],
  [
    'a date',
    (xml) => xml.replace('</product>', '<sales_start_date>2027-01-15</sales_start_date></product>'),
    'takedown_with_dates',
  ],
  [
    'a price',
    (xml) => xml.replace('</product>', '<wholesale_price_tier>98</wholesale_price_tier></product>'),
    'takedown_with_tier',
  ],
  ['a sale', (xml) => xml.replace('sale>false', 'sale>true'), 'takedown_cleared'],
  ['a stream', (xml) => xml.replace('stream>false', 'stream>true'), 'takedown_cleared'],
])('a takedown with %s is refused', (_name, change, code) => {
  const takedown = buildTakedown(buildSamplePackage(2));
  const { issues } = checkPackage(buildSampleCheck(takedown, { xml: change(writeMetadata(takedown)) }));
  expect(isRefused(issues)).toBe(true);
  expect(issues.map((issue) => issue.code)).toContain(code);
});

test('a takedown is not held back by the style of its album', () => {
  const { album, ...rest } = buildTakedown(buildSamplePackage(2));
  const old = { ...album, title: 'Fire 🔥 (Explicit)', p_line: { year: 2031, owner: 'Night Records' } };
  expect(checkPackage(buildSampleCheck({ ...rest, album: old })).issues).toEqual([]);
});

test('a takedown in some countries is warned of', () => {
  const takedown = buildTakedown(buildSamplePackage(2));
  const xml = writeMetadata(takedown).replace('>WW<', '>TR<');
  expect(listCodes(buildSampleCheck(takedown, { xml }))).toEqual(['takedown_territory']);
});

test('a work whose publisher is not known is no sign', () => {
  const xml = XML.replaceAll('2027 Night Records', '2027 Copyright Control');
  expect(checkPackage({ ...FULL, xml }).issues).toEqual([]);
});

test('500 tracks are taken, 501 are not', () => {
  expect(listCodes(buildSampleCheck(buildSamplePackage(500)))).toEqual([]);
  expect(listCodes(buildSampleCheck(buildSamplePackage(501)))).toEqual(['tracks_too_many']);
});

test('behind a bridge the ids begin with the sender and the folder has the product code alone', () => {
  const dpid = 'PADPIDA2026010101N';
  const content = buildSamplePackage(2);
  const tracks = content.album.tracks.map((track) => ({ ...track, vendor_id: `${dpid}_${track.vendor_id}` }));
  const sent = { ...content, album: { ...content.album, vendor_id: `${dpid}_${content.album.upc}`, tracks } };
  const check = buildSampleCheck(sent, { bridge: true, folder_name: `${content.album.upc}.itmsp` });
  expect(listCodes(check)).toEqual([]);
  expect(listCodes({ ...check, folder_name: `${content.album.upc}.itmsp.zip` })).toEqual([]);
  expect(listCodes({ ...check, folder_name: `${sent.album.vendor_id}.itmsp` })).toEqual(['folder_mismatch']);
  expect(listCodes({ ...check, bridge: false })).toEqual(['folder_mismatch']);
  expect(listCodes({ ...buildSampleCheck(content), bridge: true })).toEqual(['vendor_id_bridge']);
  expect(
    listCodes({ ...check, xml: writeMetadata({ ...sent, album: { ...sent.album, tracks: content.album.tracks } }) }),
  ).toEqual(['vendor_id_bridge', 'vendor_id_bridge']);
});

test('an issue names the line, the path and the value', () => {
  const xml = XML.replace('<isrc>QZABC2600002<', '<isrc>QZABC2600001<');
  expect(checkPackage({ ...FULL, xml }).issues).toEqual([
    {
      code: 'isrc_twice',
      severity: 'error',
      line: XML.split('\n').findIndex((line) => line.includes('>QZABC2600002<')) + 1,
      path: 'package/album/tracks/track[2]/isrc',
      params: { value: 'QZABC2600001' },
    },
  ]);
});

test('a thoroughly wrong package has a list with an end', () => {
  const xml = writeMetadata(buildSamplePackage(500)).replaceAll('2027-01-15', 'soon');
  expect(checkPackage({ ...buildSampleCheck(buildSamplePackage(500)), xml }).issues.length).toBeLessThanOrEqual(600);
});

test('every code of a package has a mistake that leads to it', () => {
  const found = new Set([...STRUCTURE_MISTAKES, ...RULE_MISTAKES, ...WARNED_MISTAKES].map(([, code]) => code));
  const elsewhere =
    /^(?:ttml_|takedown_|schema_|validator_|file_left_over|not_utf8|folder_|vendor_id_bridge|tracks_too_many|preorder_over)/;
  const untested = Object.keys(APPLE_ISSUE_CODES).filter(
    (code) => !found.has(code as AppleIssueCode) && !elsewhere.test(code),
  );
  expect(untested).toEqual([]);
});
