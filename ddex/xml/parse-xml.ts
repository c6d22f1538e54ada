import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import type { XmlElement } from './element.ts';
import { scanElements } from './scan-elements.ts';
import { scanPlainXml } from './scan-plain-xml.ts';

/** A parsed document: the plain elements that our rules read, and the document of the parser that the schema check reads. */
export interface XmlReading {
  root: XmlElement;
  document: XmlDocument;
}

/** Why a text is no usable XML. */
export class UnreadableXml extends Error {
  readonly line: number | null;

  constructor(reason: string, line: number | null) {
    super(reason);
    this.line = line;
  }
}

// No network, no external entities; line numbers beyond 65,535 stay true.
const OPTIONS = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/** A message of a thousand tracks has four million characters; beyond this somebody wants to fill our memory. */
const MAX_CHARACTERS = 32_000_000;

/**
 * Parses a text once and hands both forms of it to `read`; the memory of the parser is given back afterwards, whatever happens.
 * Throws UnreadableXml for text that is not well-formed, and for any document type declaration: no message of a store has one,
 * and entities are the way to attack a parser.
 */
export function withXml<T>(xml: string, read: (reading: XmlReading) => T): T {
  const document = openDocument(xml);
  try {
    if (document.dtd !== null) throw new UnreadableXml('document type declarations are not allowed', null);
    return read({ root: scanPlainXml(xml) ?? scanElements(xml), document });
  } finally {
    document.dispose();
  }
}

/**
 * The plain elements of a text. Throws UnreadableXml like `withXml`.
 */
export function parseXml(xml: string): XmlElement {
  checkLength(xml);
  return scanPlainXml(xml) ?? withXml(xml, ({ root }) => root);
}

// The text is decoded already, so an encoding that the document claims for itself must not be applied again.
function openDocument(xml: string): XmlDocument {
  checkLength(xml);
  try {
    return XmlDocument.fromString(xml, { encoding: 'utf-8', option: OPTIONS });
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    throw new UnreadableXml(error.message.trim(), error.details[0]?.line ?? null);
  }
}

function checkLength(xml: string): void {
  if (xml.length > MAX_CHARACTERS) throw new UnreadableXml(`longer than ${MAX_CHARACTERS} characters`, null);
}
