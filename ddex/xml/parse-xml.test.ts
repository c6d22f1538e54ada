import { expect, test } from 'vitest';
import { findText, getNumber, getText, XmlShapeError } from './element.ts';
import { parseXml, UnreadableXml } from './parse-xml.ts';
import { buildXml, group, leaf } from './write-xml.ts';

test('text and attributes come back character for character', () => {
  const strange = ' <a> & "b"\t\r\n  ç ğ ı İ 😀 ]]> ';
  const xml = buildXml(group('Root', [leaf('Text', strange, { Note: strange })]));
  const root = parseXml(xml);
  expect(getText(root, 'Text')).toBe(strange);
  expect(root.children[0]?.attributes.Note).toBe(strange);
});

test('text inside CDATA is text and comments are none', () => {
  expect(parseXml('<a>one <!-- two --><![CDATA[& three]]></a>').text).toBe('one & three');
});

test('an encoding that the document claims for itself does not spoil its text', () => {
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

test('a hundred thousand elements on one line cost no more than on many', () => {
  const root = parseXml(`<a>${'<b c="d"/>'.repeat(100_000)}</a>`);
  expect(root.children).toHaveLength(100_000);
});

test('elements nested beyond all reason are not parsed', () => {
  expect(() => parseXml('<a>'.repeat(2000) + '</a>'.repeat(2000))).toThrow(UnreadableXml);
});

test('what is missing is null where it may be missing and names its place where it may not', () => {
  const root = parseXml('<a><b>x</b></a>');
  expect(findText(root, 'b', 'c')).toBeNull();
  expect(() => getText(root, 'b', 'c')).toThrow(new XmlShapeError('a/b/c', 1));
  expect(() => getNumber(root, 'b')).toThrow(XmlShapeError);
});

test('elements, values and nothing are written in their order', () => {
  expect(buildXml(group('a', [leaf('b', 1), null, [leaf('c', null), leaf('d', true)]], { e: null, f: 'g' }))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a f="g">\n  <b>1</b>\n  <d>true</d>\n</a>\n',
  );
});
