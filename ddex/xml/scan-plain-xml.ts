import type { XmlElement } from './element.ts';
import { createElement, createLineCounter } from './scan-elements.ts';

/** A text nested deeper than this is left to the real parser, which refuses it. */
const MAX_DEPTH = 200;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const OPENING_TAG = /<(?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)((?: [A-Za-z_][\w.:-]*="[^<"\t\n]*")*)(\/?)>/y;
const ATTRIBUTE = / (?:(xmlns):)?([A-Za-z_][\w.-]*)="([^"]*)"/y;

/** Carriage returns and everything that XML 1.0 cannot represent; surrogate halves are checked again. */
const PERHAPS_UNUSUAL = /[^\t\n\u0020-\ud7ff\ue000-\ufffd]/;
const UNUSUAL = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/g;
/** The usual form of our messages' namespaces; the real parser handles others. */
const PLAIN_NAMESPACE = /^https?:\/\/[\w./-]+$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const [SLASH, GREATER, SPACE, NEWLINE, TAB] = [0x2f, 0x3e, 0x20, 0x0a, 0x09];

/** The text is not plain XML, or not XML at all. */
class NotPlain extends Error {}

/** An element whose end tag has not been read yet. */
interface OpenElement {
  element: XmlElement;
  /** Its name with its prefix. */
  qualified: string;
  /** Prefixes and their namespaces inside it; the prefix '' is the default namespace. */
  namespaces: Readonly<Record<string, string>>;
  /** Position of the end of its opening tag, if it had to be searched. */
  end: number | null;
  isClosed: boolean;
}

/**
 * Returns the elements of a text in plain XML, the form of nearly every message: elements, attributes in double quotes,
 * text with character references, and nothing else. Returns null for any other text; the real parser then decides
 * whether it is well-formed. It exists for speed: the real parser takes three times as long and returns its elements
 * one by one.
 */
export function scanPlainXml(xml: string): XmlElement | null {
  if (isUnusual(xml) || xml.includes(']]>')) return null;
  try {
    return scanElements(xml);
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

function scanElements(xml: string): XmlElement {
  const top: OpenElement = {
    element: createElement('', '', 0),
    qualified: '',
    namespaces: {},
    end: 0,
    isClosed: false,
  };
  const open = [top];
  let parent = top;
  const countLines = createLineCounter(xml);
  const names = new Set<string>();
  let at = xml.startsWith(DECLARATION) ? DECLARATION.length : 0;
  for (let tag = xml.indexOf('<', at); tag >= 0; tag = xml.indexOf('<', at)) {
    if (xml.charCodeAt(tag + 1) === SLASH) {
      closeElement(parent, xml, at, tag);
      at = tag + parent.qualified.length + 3;
      open.pop();
      parent = open.at(-1) ?? top;
      continue;
    }
    if (!isBlank(xml, at, tag) || open.length > MAX_DEPTH) throw new NotPlain();
    // Fast path: most tags are only a name that has been seen before.
    const end = xml.indexOf('>', tag);
    const name = xml.slice(tag + 1, end);
    const isKnown = names.has(name);
    const opened = isKnown
      ? openKnownElement(name, countLines(tag), parent)
      : openElement(xml, tag, countLines(tag), parent);
    parent.element.children.push(opened.element);
    at = opened.end ?? end + 1;
    if (opened.isClosed) continue;
    if (opened.element.name === name) names.add(name);
    open.push(opened);
    parent = opened;
  }
  const [root, second] = top.element.children;
  if (root === undefined || second !== undefined || parent !== top || !isBlank(xml, at, xml.length))
    throw new NotPlain();
  return root;
}

// An element contains text or elements; whitespace between elements is dropped.
function closeElement({ element, qualified }: OpenElement, xml: string, from: number, tag: number): void {
  if (
    qualified === '' ||
    !xml.startsWith(qualified, tag + 2) ||
    xml.charCodeAt(tag + 2 + qualified.length) !== GREATER
  ) {
    throw new NotPlain();
  }
  if (element.children.length === 0) element.text = decode(xml.slice(from, tag));
  else if (!isBlank(xml, from, tag)) throw new NotPlain();
}

function isBlank(xml: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = xml.charCodeAt(at);
    if (code !== SPACE && code !== NEWLINE && code !== TAB) return false;
  }
  return true;
}

function openKnownElement(name: string, line: number, { namespaces }: OpenElement): OpenElement {
  return {
    element: createElement(name, namespaces[''] ?? '', line),
    qualified: name,
    namespaces,
    end: null,
    isClosed: false,
  };
}

function openElement(xml: string, tag: number, line: number, parent: OpenElement): OpenElement {
  OPENING_TAG.lastIndex = tag;
  const [, prefix = '', name = '', attributeText = '', slash] = OPENING_TAG.exec(xml) ?? fail();
  const end = OPENING_TAG.lastIndex;
  const element = createElement(name, '', line);
  let { namespaces } = parent;
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < attributeText.length) {
    const [, declares, attribute = '', raw = ''] = ATTRIBUTE.exec(attributeText) ?? fail();
    const value = decode(raw);
    if (declares === undefined && attribute !== 'xmlns') addAttribute(element, attribute, value);
    else namespaces = declareNamespace(namespaces, declares === undefined ? '' : attribute, value);
  }
  element.namespace = namespaces[prefix] ?? (prefix === '' ? '' : fail());
  const qualified = prefix === '' ? name : `${prefix}:${name}`;
  return { element, qualified, namespaces, end, isClosed: slash !== '' };
}

function addAttribute({ attributes }: XmlElement, name: string, value: string): void {
  if (Object.hasOwn(attributes, name) || name === '__proto__') throw new NotPlain();
  attributes[name] = value;
}

// Names reserved by XML are left to the real parser.
function declareNamespace(
  namespaces: OpenElement['namespaces'],
  prefix: string,
  namespace: string,
): OpenElement['namespaces'] {
  if (/^xml/i.test(prefix) || !PLAIN_NAMESPACE.test(namespace) || namespace.includes('www.w3.org'))
    throw new NotPlain();
  return { ...namespaces, [prefix]: namespace };
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  let isKnown = text.split('&').length - 1 === (text.match(REFERENCE)?.length ?? 0);
  const decoded = text.replace(REFERENCE, (_, entity, decimal, hex) => {
    if (entity !== undefined) return ENTITIES[entity] ?? fail();
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code > 0x10ffff) throw new NotPlain();
    const character = String.fromCodePoint(code);
    isKnown &&= character === '\r' || !isUnusual(character);
    return character;
  });
  if (!isKnown) throw new NotPlain();
  return decoded;
}

function isUnusual(text: string): boolean {
  return PERHAPS_UNUSUAL.test(text) && UNUSUAL.test(text);
}

function fail(): never {
  throw new NotPlain();
}
