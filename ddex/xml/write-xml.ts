/** An element to be written. */
export interface XmlNode {
  name: string;
  attributes: XmlAttributes;
  content: string | XmlNode[];
}

/** Attributes in writing order; null ones are omitted. */
export type XmlAttributes = Record<string, string | number | boolean | null>;

type XmlChild = XmlNode | null | readonly (XmlNode | null)[];

/** Builds an element with a value. Null gives no element, so that optional values are written like required ones. */
export function leaf(
  name: string,
  value: string | number | boolean | null,
  attributes: XmlAttributes = {},
): XmlNode | null {
  return value === null ? null : { name, attributes, content: String(value) };
}

/** Builds an element with child elements in the given order; nulls are dropped and nested lists are flattened. */
export function group(name: string, children: readonly XmlChild[], attributes: XmlAttributes = {}): XmlNode {
  const content: XmlNode[] = [];
  for (const child of children) {
    if (isNode(child)) content.push(child);
    else if (child !== null) content.push(...child.filter((node) => node !== null));
  }
  return { name, attributes, content };
}

/**
 * Writes the document of a root element: UTF-8, one element per line, so that line numbers identify elements. Throws
 * RangeError if a text contains a character that XML 1.0 cannot represent.
 */
export function buildXml(root: XmlNode): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  appendLines(lines, root, '');
  return `${lines.join('\n')}\n`;
}

function appendLines(lines: string[], node: XmlNode, indent: string): void {
  const tag = node.name + buildAttributes(node.attributes);
  if (typeof node.content === 'string') {
    lines.push(`${indent}<${tag}>${escapeText(node.content)}</${node.name}>`);
    return;
  }
  lines.push(`${indent}<${tag}>`);
  for (const child of node.content) appendLines(lines, child, `${indent}  `);
  lines.push(`${indent}</${node.name}>`);
}

function buildAttributes(attributes: XmlAttributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) text += ` ${name}="${escapeText(String(value))}"`;
  }
  return text;
}

// XML 1.0 section 2.2: everything else below U+0020, lone surrogates and the two non-characters cannot be represented.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const SPECIAL = /[&<>"\t\n\r]/;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeText(text: string): string {
  if (FORBIDDEN.test(text)) throw new RangeError('a text contains a character that XML cannot represent');
  return SPECIAL.test(text) ? text.replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? character) : text;
}

function isNode(child: XmlChild): child is XmlNode {
  return child !== null && !Array.isArray(child);
}
