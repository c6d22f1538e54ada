import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import type { XmlElement } from './element.ts';
import { scanElements } from './scan-elements.ts';
import { scanPlainXml } from './scan-plain-xml.ts';

/** A parsed document: the plain elements for our rules, and the parser's document for the schema check. */
export interface XmlReading {
  root: XmlElement;
  document: XmlDocument;
}

/** The reason why a text is not usable XML. */
export class UnreadableXml extends Error {
  readonly line: number | null;

  constructor(reason: string, line: number | null) {
    super(reason);
    this.line = line;
  }
}

// No network, no external entities; line numbers above 65,535 stay correct.
const OPTIONS = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/** A message of a thousand tracks has four million characters; a longer text is treated as an attack on our memory. */
const MAX_CHARACTERS = 32_000_000;

/**
 * Parses a text once and passes both forms to `read`; the parser's memory is freed afterwards in every case. Throws
 * UnreadableXml for text that is not well-formed, and for any document type declaration: store messages have none, and
 * entities are a means to attack a parser.
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

/** Returns the plain elements of a text. Throws UnreadableXml like `withXml`. */
export function parseXml(xml: string): XmlElement {
  checkLength(xml);
  return scanPlainXml(xml) ?? withXml(xml, ({ root }) => root);
}

// The text is already decoded, so an encoding declared in the document must not be applied again.
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
