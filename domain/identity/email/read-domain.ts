import { decodePunycode, encodePunycode } from './punycode.ts';
import { findForeignLetter, isPhonetic, looksLatin } from './scripts.ts';

/** Octets of a label of a domain name, and of the whole name (RFC 1035). */
const LABEL_OCTETS = 63;
const DOMAIN_OCTETS = 253;
const ACE_PREFIX = 'xn--';

/** Why a domain name cannot exist, with the values of the sentence: the label, or the character that does not fit. */
export type DomainProblem =
  | { readonly reason: 'label_hyphen' | 'label_invalid' | 'label_alike'; readonly label: string }
  | { readonly reason: 'label_long'; readonly label: string; readonly max: number }
  | { readonly reason: 'domain_long'; readonly max: number }
  | { readonly reason: 'ending'; readonly label: string }
  | { readonly reason: 'sign' | 'mixed'; readonly letter: string };

/** A domain name as people read it, and as mail servers look it up. */
export type DomainName = { readonly readable: string; readonly ascii: string };

/**
 * Reads the domain of an email address (RFC 5891 and its mapping of letters): labels of letters, digits and inner
 * hyphens in one script, at least two of them, the last one no number. Both spellings of an international name are the
 * same name. The text has no empty label.
 */
export function readDomain(text: string): { domain: DomainName } | { problem: DomainProblem } {
  const labels: DomainName[] = [];
  for (const typed of text.split('.')) {
    const read = readLabel(typed.toLowerCase().normalize('NFC'));
    if ('problem' in read) return read;
    labels.push(read.domain);
  }
  const last = labels.at(-1)?.ascii ?? '';
  if (labels.length < 2 || /^(?:\d+|0x[\da-f]*)$/.test(last)) return { problem: { reason: 'ending', label: last } };
  const alike = labels.find(({ readable }) => looksLatin(readable));
  // Under an ending of its own script a word of that script is no disguise.
  const isOfGreece = /^(?:gr|cy)$/.test(last) && alike !== undefined && /\p{Script=Greek}/u.test(alike.readable);
  if (alike && !isOfGreece && !last.startsWith(ACE_PREFIX))
    return { problem: { reason: 'label_alike', label: alike.readable } };
  const ascii = labels.map((label) => label.ascii).join('.');
  if (ascii.length > DOMAIN_OCTETS) return { problem: { reason: 'domain_long', max: DOMAIN_OCTETS } };
  return { domain: { readable: labels.map(({ readable }) => readable).join('.'), ascii } };
}

type Label = { domain: DomainName } | { problem: DomainProblem };

function readLabel(label: string): Label {
  if (label.startsWith('-') || label.endsWith('-')) return { problem: { reason: 'label_hyphen', label } };
  if (label.startsWith(ACE_PREFIX)) return readEncoded(label);
  // RFC 5891, 4.2.3.1: hyphens at the third and fourth place belong to encoded labels.
  if (label.slice(2, 4) === '--') return { problem: { reason: 'label_hyphen', label } };
  const problem = findProblem(label);
  if (problem !== null) return { problem };
  const ascii = /^[\0-\x7f]*$/.test(label) ? label : ACE_PREFIX + encodePunycode(label);
  if (ascii.length > LABEL_OCTETS) return { problem: { reason: 'label_long', label, max: LABEL_OCTETS } };
  return { domain: { readable: label, ascii } };
}

function readEncoded(label: string): Label {
  const decoded = decodePunycode(label.slice(ACE_PREFIX.length));
  const isEncoding =
    decoded !== null &&
    decoded === decoded.toLowerCase().normalize('NFC') &&
    !/^[\0-\x7f]*$/.test(decoded) &&
    ACE_PREFIX + encodePunycode(decoded) === label;
  if (!isEncoding) return { problem: { reason: 'label_invalid', label } };
  const read = readLabel(decoded);
  const isHidden = 'problem' in read && read.problem.reason === 'sign';
  return isHidden ? { problem: { reason: 'label_invalid', label } } : read;
}

/** RFC 5892, A.3: a dot in the middle stands between two letters l only. */
const CATALAN = 'l·l';

/** Finds what RFC 5892 and UTS 39 do not allow in a label. */
function findProblem(label: string): DomainProblem | null {
  // Compatibility forms, such as ﬁ or ², are other characters for a mail server. An i with a second dot is a capital İ.
  const sign =
    [...label.replaceAll(CATALAN, 'll')].find((letter) => !isAllowed(letter)) ??
    (/i\u0307/u.test(label) ? 'İ' : undefined);
  if (sign !== undefined) return { reason: 'sign', letter: sign };
  if (/^\p{M}/u.test(label)) return { reason: 'label_invalid', label };
  const foreign = findForeignLetter(label);
  if (foreign !== null) return { reason: 'mixed', letter: foreign };
  // RFC 5893: a label that is read from the right begins with a letter.
  const isFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u.test(label);
  return isFromRight && !/^\p{L}/u.test(label) ? { reason: 'label_invalid', label } : null;
}

function isAllowed(letter: string): boolean {
  const isLetter = /^[\p{Ll}\p{Lm}\p{Lo}\p{Mn}\p{Mc}\p{Nd}-]$/u.test(letter);
  // U+0640 only stretches a word of Arabic.
  return isLetter && letter !== '\u0640' && !isPhonetic(letter) && letter.normalize('NFKC') === letter.normalize('NFC');
}
