import { expect, test } from 'vitest';
import { buildFullPackage } from '../testing/full-package.ts';
import { readMetadata } from './read-metadata.ts';
import { writeMetadata } from './write-metadata.ts';

const content = buildFullPackage();
const XML = writeMetadata(content);

/** Reverses the order of the elements inside each element of a name. */
function reverse(xml: string, name: string): string {
  return xml.replace(
    new RegExp(`( *)<${name}>\\n([\\s\\S]*?)\\n\\1</${name}>`, 'g'),
    (_, indent: string, inside: string) => {
      const parts = inside.split(new RegExp(`\\n(?=${indent}  <[a-z])`));
      return `${indent}<${name}>\n${parts.toReversed().join('\n')}\n${indent}</${name}>`;
    },
  );
}

test.each(['package', 'album', 'track', 'product', 'artist', 'file', 'audio_file'])(
  'the elements of %s are read in another order',
  (name) => {
    const other =
      name === 'package' ? XML.replace(/( {2}<language>.*\n)( {2}<provider>.*\n)/, '$2$1') : reverse(XML, name);
    expect(other).not.toBe(XML);
    expect(readMetadata(other)).toEqual({
      ok: true,
      package: { ...content, unknown_elements: [] },
      version: 'music5.3',
    });
  },
);

test.each([
  ['an older version', 'music5.3', 'music5.1', 'music5.1', []],
  [
    'a newer version with an element of its own',
    /music5\.3([\s\S]*)<upc>/,
    'music5.4$1<grid>A1</grid><upc>',
    'music5.4',
    ['package/album/grid'],
  ],
  [
    'an element on every track',
    /<audio_language>/g,
    '<isni>0</isni><audio_language>',
    'music5.3',
    ['package/album/tracks/track/isni'],
  ],
  ['the program that wrote it', 'version="music5.3"', 'generator="Tool" version="music5.3"', 'music5.3', []],
  ['signs before rights lines', />2027 Night/g, '>℗ 2027 Night', 'music5.3', []],
  ['comments', '<genres>', '<!-- main first --><genres>', 'music5.3', []],
  ['CDATA', '<title>Song 1</title>', '<title><![CDATA[Song 1]]></title>', 'music5.3', []],
  ['a prefix', /<(\/?)(?=[a-z])/g, '<$1a:', 'music5.3', []],
])('a package of another sender is read: %s', (_name, from, to, version, unknown_elements) => {
  const changed = XML.replace(from, to);
  const other = changed.includes('<a:') ? changed.replace('xmlns=', 'xmlns:a=') : changed;
  expect(other).not.toBe(XML);
  expect(readMetadata(other)).toEqual({ ok: true, package: { ...content, unknown_elements }, version });
});

test.each<[string, string | RegExp, string, object]>([
  [
    'no album',
    /<album>[\s\S]*<\/album>/,
    '',
    { code: 'element_missing', path: 'package', params: { element: 'album' } },
  ],
  [
    'no ISRC',
    '<isrc>QZABC2600002</isrc>',
    '',
    { code: 'element_missing', path: 'package/album/tracks/track[2]', params: { element: 'isrc' } },
  ],
  [
    'an empty title',
    '<title>Song 1<',
    '<title> <',
    { code: 'element_missing', path: 'package/album/tracks/track[1]', params: { element: 'title' } },
  ],
  [
    'a day that does not exist',
    '2027-01-15</stream',
    '2027-02-30</stream',
    {
      code: 'date_invalid',
      path: 'package/album/products/product[1]/stream_start_date',
      params: { value: '2027-02-30' },
    },
  ],
  [
    'a size that is no number',
    '<size>10000000<',
    '<size>9.5 MB<',
    { code: 'value_invalid', path: 'package/album/artwork_files/file/size', params: { value: '9.5 MB' } },
  ],
  [
    'a word for explicit that does not exist',
    '>explicit<',
    '>dirty<',
    { code: 'value_invalid', params: { value: 'dirty' } },
  ],
  [
    'a rights line without a year',
    '>2027 Night Records<',
    '>Night Records<',
    { code: 'rights_line_invalid', path: 'package/album/copyright_pline' },
  ],
  ['a film', 'music5.3', 'film5.3', { code: 'version_unknown', params: { version: 'film5.3' } }],
  ['another page', /[\s\S]*/, '<html/>', { code: 'package_unknown', path: 'html' }],
  ['half a file', /<\/album>[\s\S]*/, '', { code: 'xml_unreadable' }],
  ['nothing', /[\s\S]*/, '', { code: 'xml_unreadable' }],
  ['another encoding', 'UTF-8', 'ISO-8859-1', { code: 'not_utf8', params: { declared: 'ISO-8859-1', found: 'UTF-8' } }],
])('a package with %s is not read, and the place is named', (_name, from, to, issue) => {
  expect(readMetadata(XML.replace(from, to))).toMatchObject({ ok: false, issues: [issue] });
});

test('bytes are read like a text', () => {
  expect(readMetadata(Buffer.from(XML))).toEqual(readMetadata(XML));
  expect(readMetadata(Buffer.from(`\ufeff${XML}`))).toEqual(readMetadata(XML));
  expect(readMetadata(Buffer.from(XML, 'utf16le'))).toMatchObject({ ok: false, issues: [{ code: 'not_utf8' }] });
});
