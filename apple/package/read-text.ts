import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import type { XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml, UnreadableXml } from '@tangent/ddex/xml/parse-xml.ts';
import { type AppleIssue, buildIssue } from '../issue.ts';

/** A decoded file: its text, and what is wrong with its encoding. */
interface DecodedText {
  text: string;
  issues: AppleIssue[];
}

/** Decodes the bytes of a file, which must be UTF-8: `not_utf8` names what was found instead. A text counts as UTF-8. */
export function decodeText(file: string | Uint8Array): DecodedText {
  const bytes = typeof file === 'string' ? Buffer.from(file, 'utf8') : file;
  const { xml, issues } = decodeXml(bytes);
  const isWide = xml !== '' && (bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff || bytes[0] === 0xfe);
  const [first] = issues;
  if (first !== undefined)
    return { text: xml, issues: [buildIssue('not_utf8', first.line, 'metadata.xml', first.params)] };
  if (isWide) return { text: xml, issues: [buildIssue('not_utf8', 1, 'metadata.xml', { found: 'UTF-16' })] };
  return { text: xml, issues: [] };
}

/** Reads the elements of a text; an issue if it is no XML. */
export function parseText(text: string): XmlElement | AppleIssue {
  try {
    return parseXml(text);
  } catch (error) {
    return describeUnreadable(error);
  }
}

/** Describes the error of a text that is no XML; throws any other error again. */
export function describeUnreadable(error: unknown): AppleIssue {
  if (!(error instanceof UnreadableXml)) throw error;
  return buildIssue('xml_unreadable', error.line, 'metadata.xml', { reason: error.message });
}
