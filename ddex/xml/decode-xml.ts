import type { ErnIssue } from '../issue.ts';

/** The text of an XML file, and what is wrong with its encoding. */
export interface DecodedXml {
  /** The text as far as it can be read; its declaration names no other encoding than UTF-8 any more. */
  xml: string;
  issues: ErnIssue[];
}

/** Encodings that a file without a mark of its own may declare, by the name of their decoder. */
const DECLARED_LABELS =
  /^(?:utf-?8|utf-16(?:le|be)?|us-ascii|ascii|iso-?8859-\d{1,2}|latin-?\d|windows-125\d|koi8-r)$/i;

/** The first characters of every XML file in UTF-16 without a byte order mark (XML 1.0, appendix F). */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: Found])[] = [
  [[0x00, 0x00, 0xfe, 0xff], 'utf-32'],
  [[0xff, 0xfe, 0x00, 0x00], 'utf-32'],
  [[0x00, 0x00, 0x00, 0x3c], 'utf-32'],
  [[0x3c, 0x00, 0x00, 0x00], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
];

type Found = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32';

const DECLARATION = /^(\ufeff?<\?xml\s[^>]*?\bencoding\s*=\s*)(["'])([^"'>]*)\2/;

/**
 * Decodes the bytes of an XML file as every reader must (XML 1.0, 4.3.3): UTF-8 and UTF-16, with and without a byte order mark, and
 * the older encodings that a declaration names. Never throws because of the bytes; issues are `encoding_mismatch` (the
 * declaration contradicts the bytes, so that readers refuse the file), `encoding_invalid` (bytes that are no characters),
 * `encoding_unknown` and the warning `encoding_not_unicode` (right, but many stores read nothing but UTF-8).
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const found = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1] ?? null;
  if (found === 'utf-32') return refuse('encoding_unknown', { declared: 'UTF-32' });
  const declared = findDeclared(bytes, found);
  if (found !== null && found !== 'utf-8') return decodeWide(bytes, found, declared);
  if (declared === null || /^utf-?8$/i.test(declared)) return decode(bytes, 'utf-8', declared);
  if (!DECLARED_LABELS.test(declared))
    return withIssue(decode(bytes, 'utf-8', declared), 'encoding_unknown', { declared });
  return decodeOlder(bytes, found, declared);
}

/**
 * Finds an encoding that a text declares although it is stored in UTF-8, as all our messages are; null if it declares none or
 * UTF-8.
 */
export function findFalseLabel(xml: string): ErnIssue | null {
  const declared = DECLARATION.exec(xml)?.[3];
  if (declared === undefined || /^utf-8$/i.test(declared)) return null;
  return buildIssue('encoding_mismatch', { declared, found: 'UTF-8' });
}

function decodeWide(bytes: Uint8Array, found: 'utf-16le' | 'utf-16be', declared: string | null): DecodedXml {
  const decoded = decode(bytes, found, declared);
  const isNamed = declared === null || declared.toLowerCase() === 'utf-16' || declared.toLowerCase() === found;
  return isNamed
    ? decoded
    : withIssue(decoded, 'encoding_mismatch', { declared: declared ?? '', found: found.toUpperCase() });
}

// Text in an older encoding is hardly ever valid UTF-8 by chance, unless it has no letter beyond ASCII.
function decodeOlder(bytes: Uint8Array, found: Found | null, declared: string): DecodedXml {
  const isAscii = bytes.every((byte) => byte < 0x80);
  const asUtf8 = decode(bytes, 'utf-8', declared);
  const isOneByte = !/^utf-16/i.test(declared);
  if (found === 'utf-8' || !isOneByte || (!isAscii && (asUtf8.issues.length === 0 || /ascii$/i.test(declared)))) {
    return withIssue(asUtf8, 'encoding_mismatch', {
      declared,
      found: isAscii && found === null ? 'US-ASCII' : 'UTF-8',
    });
  }
  if (isAscii) return asUtf8;
  const label = declared
    .toLowerCase()
    .replace(/^latin-?/, 'latin')
    .replace(/^iso8859/, 'iso-8859');
  return withIssue(decode(bytes, label, declared), 'encoding_not_unicode', { declared });
}

function decode(bytes: Uint8Array, label: string, declared: string | null): DecodedXml {
  let text: string;
  const issues: ErnIssue[] = [];
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError)
      return withIssue(decode(bytes, 'utf-8', null), 'encoding_unknown', { declared: label });
    text = new TextDecoder(label).decode(bytes);
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    issues.push({ ...buildIssue('encoding_invalid', { encoding: (declared ?? label).toUpperCase() }), line });
  }
  return { xml: text.replace(DECLARATION, '$1$2UTF-8$2'), issues };
}

/** Reads the declaration, whose characters are ASCII in every encoding that we know. */
function findDeclared(bytes: Uint8Array, found: Found | null): string | null {
  const head = bytes.subarray(0, 400);
  const label = found === 'utf-16le' || found === 'utf-16be' ? found : 'utf-8';
  return DECLARATION.exec(new TextDecoder(label).decode(head))?.[3] ?? null;
}

function refuse(code: string, params: ErnIssue['params']): DecodedXml {
  return { xml: '', issues: [buildIssue(code, params)] };
}

function withIssue({ xml, issues }: DecodedXml, code: string, params: ErnIssue['params']): DecodedXml {
  return { xml, issues: [buildIssue(code, params), ...issues] };
}

function buildIssue(code: string, params: ErnIssue['params']): ErnIssue {
  const severity = code === 'encoding_not_unicode' ? 'warning' : 'fatal';
  return { code, severity, line: 1, path: 'encoding', params };
}
