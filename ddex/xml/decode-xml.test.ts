import { expect, test } from 'vitest';
import { decodeXml } from './decode-xml.ts';
import { parseXml } from './parse-xml.ts';

const NAME = 'Işıl Çağ 夜 🎵';
const WESTERN = 'Lírica';

type Storing = 'utf8' | 'utf16le' | 'utf16be' | 'latin1';
const MARKS: Record<Storing, number[]> = {
  utf8: [0xef, 0xbb, 0xbf],
  utf16le: [0xff, 0xfe],
  utf16be: [0xfe, 0xff],
  latin1: [],
};

/** Stores a message with a declaration in an encoding, with or without a byte order mark. */
function store(storing: Storing, declared: string | null, { mark = false, name = NAME } = {}): Buffer {
  const head = declared === null ? '' : `<?xml version="1.0" encoding="${declared}"?>\n`;
  const text = `${head}<a>${name}</a>`;
  const bytes =
    storing === 'utf16be' ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, storing as BufferEncoding);
  return Buffer.concat([Buffer.from(mark ? MARKS[storing] : []), bytes]);
}

test.each<[string, Buffer]>([
  ['UTF-8', store('utf8', 'UTF-8')],
  ['UTF-8 in small letters', store('utf8', 'utf-8')],
  ['UTF-8 with a mark', store('utf8', 'UTF-8', { mark: true })],
  ['UTF-8 without a declaration', store('utf8', null)],
  ['UTF-16 with a mark, little end first', store('utf16le', 'UTF-16', { mark: true })],
  ['UTF-16 with a mark, big end first', store('utf16be', 'UTF-16', { mark: true })],
  ['UTF-16 without a mark, little end first', store('utf16le', 'UTF-16')],
  ['UTF-16 without a mark, big end first', store('utf16be', 'utf-16')],
  ['UTF-16 with the order in its name', store('utf16le', 'UTF-16LE')],
  ['UTF-16 with a mark and without a declaration', store('utf16be', null, { mark: true })],
  ['UTF-16 without a mark and a declaration', store('utf16le', null)],
])('%s is read', (_name, bytes) => {
  const { xml, issues } = decodeXml(bytes);
  expect(issues).toEqual([]);
  expect(parseXml(xml).text).toBe(NAME);
});

test.each<[string, Buffer, string, string]>([
  ['UTF-8 that is called UTF-16', store('utf8', 'UTF-16'), 'fatal encoding_mismatch', NAME],
  ['UTF-8 with a mark that is called UTF-16', store('utf8', 'UTF-16', { mark: true }), 'fatal encoding_mismatch', NAME],
  ['UTF-16 that is called UTF-8', store('utf16le', 'UTF-8', { mark: true }), 'fatal encoding_mismatch', NAME],
  ['UTF-16 without a mark that is called UTF-8', store('utf16be', 'UTF-8'), 'fatal encoding_mismatch', NAME],
  ['UTF-16 that is called Latin-1', store('utf16le', 'ISO-8859-1', { mark: true }), 'fatal encoding_mismatch', NAME],
  ['UTF-16 of the other end', store('utf16le', 'UTF-16BE', { mark: true }), 'fatal encoding_mismatch', NAME],
  ['UTF-8 that is called Latin-1', store('utf8', 'ISO-8859-1'), 'fatal encoding_mismatch', NAME],
  ['UTF-8 that is called Windows-1252', store('utf8', 'windows-1252'), 'fatal encoding_mismatch', NAME],
  [
    'UTF-8 with a mark that is called Latin-1',
    store('utf8', 'latin1', { mark: true }),
    'fatal encoding_mismatch',
    NAME,
  ],
  ['UTF-8 that is called ASCII', store('utf8', 'US-ASCII'), 'fatal encoding_mismatch', NAME],
  ['ASCII that is called UTF-16', store('utf8', 'UTF-16', { name: 'Ada' }), 'fatal encoding_mismatch', 'Ada'],
  ['an encoding that nobody knows', store('utf8', 'UTF-9'), 'fatal encoding_unknown', NAME],
  ['Latin-1', store('latin1', 'ISO-8859-1', { name: WESTERN }), 'warning encoding_not_unicode', WESTERN],
  ['Windows-1254', store('latin1', 'windows-1254', { name: 'Çiçek' }), 'warning encoding_not_unicode', 'Çiçek'],
  [
    'Latin-1 that is called UTF-8',
    store('latin1', 'UTF-8', { name: WESTERN }),
    'fatal encoding_invalid',
    'L\ufffdrica',
  ],
  [
    'half a character of UTF-16',
    store('utf16le', 'UTF-16', { mark: true, name: 'a\ud800' }),
    'fatal encoding_invalid',
    'a\ufffd',
  ],
])('%s is reported', (_name, bytes, expected, text) => {
  const { xml, issues } = decodeXml(bytes);
  expect(issues.map(({ severity, code, path }) => [`${severity} ${code}`, path])).toEqual([[expected, 'encoding']]);
  expect(parseXml(xml).text).toBe(text);
});

test('the line of the first byte that is no character is named', () => {
  const bytes = Buffer.concat([Buffer.from('<a>\n<b/>\n'), Buffer.from([0xe9]), Buffer.from('</a>')]);
  expect(decodeXml(bytes).issues).toMatchObject([{ code: 'encoding_invalid', line: 3, params: { encoding: 'UTF-8' } }]);
});

test.each([
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
  ['nothing', Buffer.alloc(0)],
])('%s gives no text', (_name, bytes) => {
  expect(decodeXml(bytes).xml).toBe('');
});
