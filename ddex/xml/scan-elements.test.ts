import fc from 'fast-check';
import { XmlCData, XmlDocument, XmlElement as XmlLibElement, XmlText } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { randomMessage } from '../testing/random-release.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import type { XmlElement } from './element.ts';
import { scanElements } from './scan-elements.ts';
import { scanPlainXml } from './scan-plain-xml.ts';

/** The elements of the real parser, without lines: it counts where a start tag ends, the scan where it starts. */
type Content = Omit<XmlElement, 'line' | 'children'> & { children: Content[] };

function copyFromParser(source: XmlLibElement): Content {
  const { name, namespaceUri: namespace } = source;
  const element: Content = { name, namespace, attributes: {}, children: [], text: '' };
  for (const { prefix, name, value } of source.attrs)
    element.attributes[prefix === '' ? name : `${prefix}:${name}`] = value;
  for (let node = source.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlLibElement) element.children.push(copyFromParser(node));
    else if (node instanceof XmlText || node instanceof XmlCData) element.text += node.content;
  }
  // Whitespace between elements is dropped.
  if (element.children.length > 0 && /^[ \t\r\n]*$/.test(element.text)) element.text = '';
  return element;
}

function dropLines({ line: _line, children, ...rest }: XmlElement): Content {
  return { ...rest, children: children.map(dropLines) };
}

function expectSame(xml: string): void {
  const document = XmlDocument.fromString(xml, { encoding: 'utf-8' });
  try {
    const content = copyFromParser(document.root);
    expect(dropLines(scanElements(xml))).toEqual(content);
    const plain = scanPlainXml(xml);
    if (plain !== null) expect(dropLines(plain)).toEqual(content);
  } finally {
    document.dispose();
  }
}

test.each(VERSIONS)('the scan and the parser agree on any of our messages of version %s', (version) => {
  const writing = { version, compilation_style: 'flag', deals_on: 'release_and_tracks' } as const;
  fc.assert(
    fc.property(randomMessage(writing), ({ release, header }) => {
      const xml = buildNewReleaseMessage(release, header, writing);
      expectSame(xml);
      expect(scanPlainXml(xml)).toEqual(scanElements(xml));
    }),
    { numRuns: 25 },
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    '<b/>',
    '<b c="d>e"/>',
    "<n:b xmlns:n='urn:x' n:c = '\"'/>",
    '<b xmlns="urn:y"><c/></b>',
    '<b><c>x</c ></b>',
  ),
  fc.constantFrom('<!-- <b> & -->', '<![CDATA[<b>&amp;]]>', '\r\n', '\r', ' \t\n', '] ', '>', '"', "'"),
  fc.constantFrom(
    '&lt;',
    '&#65;',
    '&#x1F600;',
    '&amp;lt;',
    'ğİ',
    '<b c="&#10;&quot;\r\n\t1&lt;"\n/>',
    '<d\n  e="1"\n  f="2"></d>',
  ),
  fc.string().map((text) => text.replace(/[&<>\]\p{Cc}]/gu, '')),
);

test('the scan and the parser agree on any well-formed text', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('', '\ufeff', '<?xml version="1.0"?>\n<!-- a -->'),
      (pieces, head) => expectSame(`${head}<a xmlns:z="urn:z" z:q="1">${pieces.join('')}</a>\n<!-- end -->`),
    ),
    { numRuns: 300 },
  );
});

test('an element has the line on which it starts', () => {
  const root = scanElements('<?xml version="1.0"?>\n<a>\n<!--\n--><b\nc="1"/><?p <b>\n?><d>\n</d><e/></a>');
  expect(root.children.map(({ name, line }) => [name, line])).toEqual([
    ['b', 4],
    ['d', 6],
    ['e', 7],
  ]);
});

const message = buildNewReleaseMessage(buildSampleRelease(1), buildSampleHeader());
const scrap = fc.constantFrom(
  '<',
  '>',
  '/',
  '&',
  '"',
  "'",
  '=',
  ' ',
  ':',
  '-',
  ']]>',
  '<!--',
  '<?',
  'xmlns:q="urn:q"',
  'q:',
  '&lt;',
  '&#0;',
  '&#55296;',
  '&#xFFFE;',
  '&#x110000;',
  '&nbsp;',
  '\0',
  '\ud800',
  '\uffff',
  '\r',
  ' a="1"',
  ' xml:id="1"',
);

test('the plain scan accepts nothing that the parser refuses, and agrees with the parser', () => {
  const offset = fc.nat({ max: message.length - 1 });
  let accepted = 0;
  fc.assert(
    fc.property(offset, fc.nat({ max: 40 }), fc.option(scrap), (at, length, piece) => {
      const xml = `${message.slice(0, at)}${piece ?? ''}${message.slice(at + (piece === null ? length : 0))}`;
      if (scanPlainXml(xml) === null) return;
      accepted += 1;
      expectSame(xml);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ['a comment', '<a><!-- b --></a>'],
  ['a CDATA section', '<a><![CDATA[b]]></a>'],
  ['single quotes', "<a b='c'/>"],
  ['text between elements', '<a>b<c/></a>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>'],
  ['the end of another element', '<a><b></a></b>'],
  ['two roots', '<a/><b/>'],
  ['a repeated attribute', '<a b="1" b="2"/>'],
  ['a prefix without a namespace', '<a:b/>'],
  ['an unknown entity', '<a>&b;</a>'],
])('%s is not plain', (_name, xml) => {
  expect(scanPlainXml(xml)).toBeNull();
});
