import { type DomainName, type DomainProblem, readDomain } from './read-domain.ts';

/** Octets before the @ (RFC 5321, 4.5.3.1.1), and of the whole address, which stands in a path of 256. */
const LOCAL_PART_OCTETS = 64;
const EMAIL_OCTETS = 254;

/** An address that can exist: the part before the @ as typed, and both spellings of the domain. */
type EmailAddress = { readonly local: string; readonly domain: DomainName };

/** The values of the sentence about an address: what was found, and at which character from 1 on. */
export type EmailProblem = {
  readonly reason: string;
  readonly sign?: string;
  readonly place?: number;
  readonly label?: string;
  readonly max?: number;
};

type Read = { readonly address: EmailAddress } | { readonly problem: EmailProblem | null };

/** Characters that nobody sees: format characters (UTS 39), control characters, and code points without a meaning. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const INVISIBLE_ENDS = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+$/gu;
/** The characters that RFC 5321 allows before the @ without quotes. */
const LOCAL_LETTER = /^[\w!#$%&'*+/=?^`{|}~.-]$/;

/**
 * Reads an email address as a mail server takes it: a local part of RFC 5321 without quotes and in ASCII, because
 * servers are not known to take more, and a domain name of RFC 5891. Blanks and invisible characters around it, and the
 * wide forms that East Asian keyboards type, are not part of it. Anything else is a problem; null when the text only is
 * no address.
 */
export function readEmail(text: string): Read {
  const letters = [...trimEmail(text)];
  const hidden = letters.findIndex((letter) => INVISIBLE.test(letter));
  if (hidden >= 0) return found('invisible', letters, hidden);
  const blank = letters.findIndex((letter) => /\s/u.test(letter));
  if (blank >= 0) return { problem: { reason: 'blank', place: blank + 1 } };
  if (letters.includes('"')) return found('quotes', letters, letters.indexOf('"'));
  const at = letters.indexOf('@');
  if (at < 0) return { problem: { reason: 'at_missing' } };
  const second = letters.indexOf('@', at + 1);
  if (second >= 0) return { problem: { reason: 'at_twice', place: second + 1 } };
  const dot = findWrongDot(letters, at);
  if (dot >= 0) return { problem: { reason: 'dot', place: dot + 1 } };
  return readParts(letters, at);
}

function readParts(letters: readonly string[], at: number): Read {
  if (at === 0 || at === letters.length - 1) return { problem: null };
  const wrong = letters.findIndex((letter, index) => index < at && !LOCAL_LETTER.test(letter));
  if (wrong >= 0) {
    const isAscii = /^[\0-\x7f]$/.test(letters[wrong] ?? '');
    return found(isAscii ? 'sign' : 'local_ascii', letters, wrong);
  }
  if (at > LOCAL_PART_OCTETS) return { problem: { reason: 'local_long', max: LOCAL_PART_OCTETS } };
  const read = readDomain(letters.slice(at + 1).join(''));
  if ('problem' in read) return { problem: describe(read.problem, letters, at) };
  const local = letters.slice(0, at).join('');
  if (at + 1 + read.domain.ascii.length > EMAIL_OCTETS) return { problem: { reason: 'long', max: EMAIL_OCTETS } };
  return { address: { local, domain: read.domain } };
}

/** Removes what is not part of an address around it, and turns wide letters and dots into those of ASCII. */
function trimEmail(text: string): string {
  return text
    .replace(INVISIBLE_ENDS, '')
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, '.');
}

/** Finds a dot at an end of one of the parts, or one after another. */
function findWrongDot(letters: readonly string[], at: number): number {
  const isBorder = (index: number) => index < 0 || index >= letters.length || index === at || letters[index] === '.';
  return letters.findIndex((letter, index) => letter === '.' && (isBorder(index - 1) || isBorder(index + 1)));
}

function found(reason: string, letters: readonly string[], index: number): { problem: EmailProblem } {
  return { problem: { reason, sign: nameSign(letters[index] ?? ''), place: index + 1 } };
}

function describe(problem: DomainProblem, letters: readonly string[], at: number): EmailProblem {
  if (!('letter' in problem)) return problem;
  const { reason, letter } = problem;
  const place = letters.findIndex((one, index) => index > at && one.toLowerCase() === letter.toLowerCase()) + 1;
  const sign = nameSign(letter);
  // In an encoded label the letter does not stand as such.
  return { reason, sign, place: place > 0 ? place : at + 2 };
}

/** Names a character: its code point, and the character itself where it can be seen. */
function nameSign(letter: string): string {
  const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (INVISIBLE.test(letter)) return code;
  if (/^\p{M}/u.test(letter)) return `◌${letter} (${code})`;
  return /^[\0-\x7f]$/.test(letter) ? letter : `${letter} (${code})`;
}

/**
 * Returns an address as it is stored: the local part as typed, the domain in the letters that people read. A text that
 * is no address is only trimmed.
 *
 * @example writeEmail(' Ada@XN--MZIK-0RA.example') // 'Ada@müzik.example'
 */
export function writeEmail(text: string): string {
  const read = readEmail(text);
  return 'address' in read ? `${read.address.local}@${read.address.domain.readable}` : text.trim().normalize('NFC');
}

/** Returns an address for comparison: in lower case, with the domain as mail servers look it up. */
export function foldEmail(text: string): string {
  const read = readEmail(text);
  if (!('address' in read)) return text.trim().normalize('NFC').toLowerCase();
  return `${read.address.local.toLowerCase()}@${read.address.domain.ascii}`;
}

/**
 * Lists the lower-case spellings under which an address may be stored: as typed, as it is stored today, and with the
 * other spelling of its domain.
 */
export function listSpellings(text: string): string[] {
  const spellings = [text.trim().normalize('NFC'), writeEmail(text), foldEmail(text)];
  return [...new Set(spellings.map((one) => one.toLowerCase()))];
}
