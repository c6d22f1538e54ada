import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { XmlCData, XmlDocument, XmlElement as XmlLibElement, XmlText } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { randomMessage } from '../testing/random-release.ts';
import { getSampleFolder } from '../testing/schema-folder.ts';
import { VERSIONS } from '../testing/versions.ts';
import type { XmlElement } from './element.ts';
import { scanElements } from './scan-elements.ts';

/** The same elements as the real parser has them; it names the line where a start tag ends, the scan where it begins. */
type Content = Omit<XmlElement, 'line' | 'children'> & { children: Content[] };

function copyFromParser(source: XmlLibElement): Content {
  const { name, namespaceUri: namespace } = source;
  const element: Content = { name, namespace, attributes: {}, children: [], text: '' };
  for (const attribute of source.attrs) element.attributes[attribute.name] = attribute.value;
  for (let node = source.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlLibElement) element.children.push(copyFromParser(node));
    else if (node instanceof XmlText || node instanceof XmlCData) element.text += node.content;
  }
  return element;
}

function dropLines({ line: _line, children, ...rest }: XmlElement): Content {
  return { ...rest, children: children.map(dropLines) };
}

function expectSame(xml: string): void {
  const document = XmlDocument.fromString(xml, { encoding: 'utf-8' });
  try {
    expect(dropLines(scanElements(xml))).toEqual(copyFromParser(document.root));
  } finally {
    document.dispose();
  }
}

test('the scan finds what the parser finds in every official sample', () => {
  const folder = getSampleFolder();
  for (const name of readdirSync(folder)) expectSame(readFileSync(join(folder, name), 'utf8'));
});

test.each(VERSIONS)('the scan finds what the parser finds in any message of ours of version %s', (version) => {
  const writing = { version, compilation_style: 'flag', deals_on: 'release_and_tracks' } as const;
  fc.assert(
    fc.property(randomMessage(writing), ({ release, header }) =>
      expectSame(buildNewReleaseMessage(release, header, writing)),
    ),
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

test('the scan finds what the parser finds in any well-formed text', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('', '\ufeff', '<?xml version="1.0"?>\n<!-- a -->'),
      (pieces, head) => expectSame(`${head}<a xmlns:z="urn:z" z:q="1">${pieces.join('')}</a>\n<!-- end -->`),
    ),
    { numRuns: 300 },
  );
});

test('an element knows the line on which it begins', () => {
  const root = scanElements('<?xml version="1.0"?>\n<a>\n<!--\n--><b\nc="1"/><?p <b>\n?><d>\n</d><e/></a>');
  expect(root.children.map(({ name, line }) => [name, line])).toEqual([
    ['b', 4],
    ['d', 6],
    ['e', 7],
  ]);
});
