import { expect, test } from 'vitest';
import { findText, getNumber, getText, XmlShapeError } from './element.ts';
import { parseXml, UnreadableXml } from './parse-xml.ts';
import { buildXml, group, leaf } from './write-xml.ts';

test('text and attributes read back character for character', () => {
  const strange = ' <a> & "b"\t\r\n  ç ğ ı İ 😀 ]]> ';
  const xml = buildXml(group('Root', [leaf('Text', strange, { Note: strange })]));
  const root = parseXml(xml);
  expect(getText(root, 'Text')).toBe(strange);
  expect(root.children[0]?.attributes.Note).toBe(strange);
});

test('CDATA counts as text, comments do not', () => {
  expect(parseXml('<a>one <!-- two --><![CDATA[& three]]></a>').text).toBe('one & three');
});

test('an encoding declared in the document does not corrupt its text', () => {
  expect(parseXml('<?xml version="1.0" encoding="ISO-8859-1"?><a>ğ</a>').text).toBe('ğ');
});

test('a text that is not well-formed names the line', () => {
  expect(() => parseXml('<a>\n<b></a>')).toThrow(UnreadableXml);
  try {
    parseXml('<a>\n<b>\n</a>');
  } catch (error) {
    expect(error).toMatchObject({ line: 3 });
  }
});

test('a text that would fill the memory is not parsed', () => {
  expect(() => parseXml(`<a>${' '.repeat(32_000_000)}</a>`)).toThrow(/longer than/);
});

test('a hundred thousand elements on one line take no longer than on many', () => {
  const root = parseXml(`<a>${'<b c="d"/>'.repeat(100_000)}</a>`);
  expect(root.children).toHaveLength(100_000);
});

test('extremely nested elements are not parsed', () => {
  expect(() => parseXml('<a>'.repeat(2000) + '</a>'.repeat(2000))).toThrow(UnreadableXml);
});

test('a missing optional element is null, and a missing required one is an error with its path', () => {
  const root = parseXml('<a><b>x</b></a>');
  expect(findText(root, 'b', 'c')).toBeNull();
  expect(() => getText(root, 'b', 'c')).toThrow(new XmlShapeError('a/b/c', 1));
  expect(() => getNumber(root, 'b')).toThrow(XmlShapeError);
});

test('elements and values are written in order, and nulls are skipped', () => {
  expect(buildXml(group('a', [leaf('b', 1), null, [leaf('c', null), leaf('d', true)]], { e: null, f: 'g' }))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a f="g">\n  <b>1</b>\n  <d>true</d>\n</a>\n',
  );
});
