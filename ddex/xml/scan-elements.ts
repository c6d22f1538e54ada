import type { XmlElement } from './element.ts';

/** Prefixes and their namespaces inside an element; the prefix '' is the default namespace. */
type Namespaces = Readonly<Record<string, string>>;

interface OpenElement {
  element: XmlElement;
  namespaces: Namespaces;
}

const START_TAG = /<([^\s/>]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the elements of a text that the real parser has already found to be well-formed and without document type;
 * the result for any other text is undefined. Reading the same elements one by one from the parser's memory takes four
 * times as long.
 */
export function scanElements(xml: string): XmlElement {
  const top = createElement('', '', 0);
  const open: OpenElement[] = [{ element: top, namespaces: {} }];
  const findLine = createLineCounter(xml);
  let at = 0;
  for (let tag = xml.indexOf('<'); tag >= 0; tag = xml.indexOf('<', at)) {
    const parent = open.at(-1) ?? { element: top, namespaces: {} };
    parent.element.text += decode(normaliseLines(xml.slice(at, tag)));
    at = findEnd(xml, tag);
    if (xml.startsWith('</', tag)) closeElement(open.pop());
    else if (xml.startsWith('<![CDATA[', tag)) parent.element.text += normaliseLines(xml.slice(tag + 9, at - 3));
    else if (!xml.startsWith('<!', tag) && !xml.startsWith('<?', tag)) {
      const child = openElement(xml, tag, findLine(tag), parent);
      if (!xml.startsWith('/>', at - 2)) open.push(child);
    }
  }
  const [root] = top.children;
  if (root === undefined) throw new Error('no element in a text that was well-formed');
  return root;
}

// Whitespace between elements is dropped.
function closeElement(closed: OpenElement | undefined): void {
  const element = closed?.element;
  if (element !== undefined && element.children.length > 0 && /^[ \t\r\n]*$/.test(element.text)) element.text = '';
}

function findEnd(xml: string, tag: number): number {
  if (xml.startsWith('<!--', tag)) return xml.indexOf('-->', tag + 4) + 3;
  if (xml.startsWith('<![CDATA[', tag)) return xml.indexOf(']]>', tag) + 3;
  if (xml.startsWith('<?', tag)) return xml.indexOf('?>', tag) + 2;
  if (xml.startsWith('</', tag)) return xml.indexOf('>', tag) + 1;
  START_TAG.lastIndex = tag;
  START_TAG.exec(xml);
  return START_TAG.lastIndex;
}

function openElement(xml: string, tag: number, line: number, parent: OpenElement): OpenElement {
  START_TAG.lastIndex = tag;
  const [, qualified = '', attributeText = ''] = START_TAG.exec(xml) ?? [];
  const attributes: Record<string, string> = {};
  let { namespaces } = parent;
  if (attributeText !== '') {
    for (const [, name = '', double, single = ''] of attributeText.matchAll(ATTRIBUTE)) {
      const value = decode((double ?? single).replace(/\r\n|[\t\r\n]/g, ' '));
      if (name === 'xmlns') namespaces = { ...namespaces, '': value };
      else if (name.startsWith('xmlns:')) namespaces = { ...namespaces, [name.slice('xmlns:'.length)]: value };
      // An attribute may be named __proto__.
      else Object.defineProperty(attributes, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  const prefix = qualified.slice(0, Math.max(qualified.indexOf(':'), 0));
  const element = createElement(getLocalName(qualified), namespaces[prefix] ?? '', line);
  element.attributes = attributes;
  parent.element.children.push(element);
  return { element, namespaces };
}

/** Creates an element without content. */
export function createElement(name: string, namespace: string, line: number): XmlElement {
  return { name, namespace, line, attributes: {}, children: [], text: '' };
}

function getLocalName(qualified: string): string {
  return qualified.slice(qualified.indexOf(':') + 1);
}

/**
 * Returns a function that gives the line of a position. Positions must ascend; each character is read once, however few
 * line breaks there are.
 */
export function createLineCounter(xml: string): (position: number) => number {
  let line = 1;
  let next = xml.indexOf('\n');
  return (position) => {
    while (next >= 0 && next < position) {
      line += 1;
      next = xml.indexOf('\n', next + 1);
    }
    return line;
  };
}

function normaliseLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
