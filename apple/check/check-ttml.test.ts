import { expect, test } from 'vitest';
import { SAMPLE_TTML } from '../testing/sample-lyrics.ts';
import { checkTtml } from './check-ttml.ts';

const listCodes = (file: string | Uint8Array) => checkTtml(file).issues.map(({ code }) => code);

test('lyrics in the delivery dialect break no rule', () => {
  expect(checkTtml(SAMPLE_TTML).issues).toEqual([]);
  expect(checkTtml(Buffer.from(SAMPLE_TTML)).issues).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  ['no language', ' xml:lang="en-US"', '', 'ttml_language'],
  ['a language that does not exist', 'xml:lang="en-US"', 'xml:lang="xx"', 'ttml_language'],
  ['a name as the language', 'xml:lang="en-US"', 'xml:lang="English"', 'ttml_language'],
  [
    'the namespace of players',
    'itunes.apple.com/lyric-ttml-extensions',
    'music.apple.com/lyric-ttml-internal',
    'ttml_dialect',
  ],
  [
    'another namespace for the song part',
    'itunes.apple.com/lyric-ttml-extensions',
    'example.com/itunes',
    'ttml_namespace',
  ],
  [
    'an undeclared namespace of TTML',
    'xmlns="http://www.w3.org/ns/ttml"',
    'xmlns="http://www.w3.org/2006/10/ttaf1"',
    'ttml_namespace',
  ],
  ['a timing mode', '<p begin="00:09.327"', '<p itunes:timing="Line" begin="00:09.327"', 'ttml_dialect'],
  ['a key of a line', '<p begin="00:09.327"', '<p itunes:key="L1" begin="00:09.327"', 'ttml_dialect'],
  ['the song part as players write it', 'itunes:song-part', 'itunes:songPart', 'ttml_dialect'],
  ['a song part on a line', '<p begin="00:09.327"', '<p itunes:song-part="Verse" begin="00:09.327"', 'ttml_dialect'],
  ['an empty song part', 'itunes:song-part="Verse"', 'itunes:song-part=""', 'ttml_empty'],
  ['metadata of players', '<ttm:title>', '<iTunesMetadata/><ttm:title>', 'ttml_dialect'],
  ['a role', 'ttm:agent="v3"', 'ttm:role="x-bg"', 'ttml_dialect'],
  ['a singer who is not declared', 'ttm:agent="v3"', 'ttm:agent="v2"', 'ttml_agent_unknown'],
  ['a singer declared twice', 'xml:id="v3"', 'xml:id="v1"', 'ttml_agent_twice'],
  ['a singer without an id', ' xml:id="v3"', '', 'ttml_empty'],
  ['hours in a time', 'begin="00:09.327" end="00:12.109"', 'begin="00:00:09.327" end="00:12.109"', 'ttml_time'],
  ['seconds alone', 'begin="00:09.327" end="00:12.109"', 'begin="9.327s" end="00:12.109"', 'ttml_time'],
  ['hundredths', '00:12.800" end', '00:12.80" end', 'ttml_time'],
  ['61 seconds', 'end="01:04.651" ttm', 'end="00:64.651" ttm', 'ttml_time'],
  ['a line without its start', '<p begin="00:09.327"', '<p', 'ttml_time'],
  ['a line without its end', 'end="00:12.109" ttm', 'ttm', 'ttml_time'],
  ['a word without times', '<span begin="00:12.109" end="00:12.800">', '<span>', 'ttml_time'],
  ['a length that is none', 'dur="02:29.720"', 'dur="149s"', 'ttml_time'],
  ['a line that ends before it starts', 'end="00:12.109" ttm', 'end="00:09.300" ttm', 'ttml_time_order'],
  ['a line of no length', 'end="00:12.109" ttm', 'end="00:09.327" ttm', 'ttml_time_order'],
  ['lines that go back', '<p begin="00:14.000"', '<p begin="00:10.000"', 'ttml_time_order'],
  ['words that go back', /(<span begin=")00:12.109(" end="00:12.800">)/, '$100:12.900$2', 'ttml_time_order'],
  ['a word after its line', 'end="00:14.000">me', 'end="00:14.001">me', 'ttml_time_outside'],
  ['a word before its line', '<span begin="00:12.109"', '<span begin="00:12.108"', 'ttml_time_outside'],
  ['a line after its part', 'end="01:04.651" ttm', 'end="01:05.000" ttm', 'ttml_time_outside'],
  ['a part after the song', 'dur="02:29.720"', 'dur="01:00.000"', 'ttml_time_outside'],
  ['a line of no text', 'The salt, the sea', ' ', 'ttml_empty'],
  ['no lines', /<div[\s\S]*<\/div>/, '', 'ttml_empty'],
  ['no body', /<body[\s\S]*<\/body>/, '', 'ttml_empty'],
  ['a break in a line', 'salt, the', 'salt,<br/>the', 'ttml_element'],
  [
    'a line outside a part',
    '<div begin="00:14.000" end="01:04.651">',
    '<p begin="00:13.000" end="00:13.500">a</p><div>',
    'ttml_element',
  ],
  ['a layout', '<metadata>', '<layout/><metadata>', 'ttml_element'],
  ['a mark that turns the direction', 'the sea', 'the \u202esea', 'ttml_text_character'],
  ['an invisible space', 'the sea', 'the\u200bsea', 'ttml_text_character'],
  ['no declared encoding', ' encoding="UTF-8"', '', 'ttml_encoding_undeclared'],
  ['half a file', /<\/body>[\s\S]*/, '', 'ttml_unreadable'],
  ['a document type', '<tt ', '<!DOCTYPE tt><tt ', 'ttml_unreadable'],
])('lyrics with %s are reported', (_name, from, to, code) => {
  const broken = SAMPLE_TTML.replace(from, to);
  expect(broken).not.toBe(SAMPLE_TTML);
  expect(listCodes(broken)).toContain(code);
});

test('only the encoding is reported of bytes that are no UTF-8, and the mark of those that are', () => {
  expect(listCodes(Buffer.from(`\ufeff${SAMPLE_TTML}`))).toEqual(['ttml_byte_order_mark']);
  expect(listCodes(Buffer.from(SAMPLE_TTML, 'utf16le'))).toEqual(['ttml_not_utf8']);
  expect(listCodes(Buffer.from(SAMPLE_TTML.replace('Ada', 'Çağ'), 'latin1'))).toEqual(['ttml_not_utf8']);
  expect(listCodes(SAMPLE_TTML.replace('"UTF-8"', '"ISO-8859-9"'))).toEqual(['ttml_not_utf8']);
});

test('another page or nothing at all is one issue, not many', () => {
  expect(listCodes('<?xml version="1.0" encoding="UTF-8"?><html><body><p>a</p></body></html>')).toEqual([
    'ttml_namespace',
  ]);
  expect(listCodes('')).toEqual(['ttml_encoding_undeclared', 'ttml_unreadable']);
  expect(listCodes('[00:09.32]The salt')).toEqual(['ttml_encoding_undeclared', 'ttml_unreadable']);
});

test('an issue names the line, the path and the value', () => {
  expect(checkTtml(SAMPLE_TTML.replace('ttm:agent="v3"', 'ttm:agent="v2"')).issues).toEqual([
    {
      code: 'ttml_agent_unknown',
      severity: 'error',
      line: 18,
      path: 'tt/body/div[2]/p',
      params: { value: 'v2' },
    },
  ]);
});
