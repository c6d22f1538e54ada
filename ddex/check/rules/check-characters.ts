import type { ErnIssue, ErnSeverity } from '../../issue.ts';
import type { XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Everything that may be wrong in a text, for one fast search; the kinds below decide. */
const SUSPICIOUS =
  /\u034f|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff\u{e0001}-\u{e007f}]/u;

/** Letters that are written from right to left; marks of direction belong to them. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

interface Kind {
  kind: string;
  severity: ErnSeverity;
  form: RegExp;
}

// Joiners belong between letters of Persian, Hindi and other scripts and inside emoji; tags make flags of regions.
const KINDS: readonly Kind[] = [
  { kind: 'control', severity: 'error', form: /(?![\t\n\r])\p{Cc}|\p{Zl}|\p{Zp}/u },
  { kind: 'surrogate', severity: 'error', form: /\p{Cs}/u },
  { kind: 'direction', severity: 'error', form: /[\u202a-\u202e\u2066-\u2069]/u },
  { kind: 'invisible', severity: 'error', form: /[\u200b\u2060\ufeff]/u },
  { kind: 'replacement', severity: 'warning', form: /[\ufdd0-\ufdef\ufffd-\uffff]/u },
  { kind: 'private', severity: 'warning', form: /\p{Co}/u },
  {
    kind: 'invisible',
    severity: 'warning',
    form: /\u034f|[\u00ad\u115f\u1160\u180e\u2061-\u2065\u206a-\u206f\u3164\uffa0\ufff9-\ufffb]|(?<!\ufe0f|\u200d|[\p{M}\p{Emoji}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})[\u200c\u200d]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0001}-\u{e007f}]/u,
  },
];

/** Names and titles, which listeners read. */
const READ =
  /^(?:FullName\w*|DisplayArtistName|LabelName|TitleText|SubTitle|DisplayTitleText|[PC]LineText|GenreText|SubGenre)$/;

/** Words that a program writes in the place of a value that it does not have. */
const PLACEHOLDER = /^(?:undefined|null|NaN|nil|\[object Object\]|#N\/A|#REF!)$/;

const ESCAPED = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[0-9a-f]{2,6});/i;

// UTF-8 that was read as Windows-1252: the first byte of a letter and one that follows it. Quotation marks and dashes may
// follow a capital letter, so they do not count.
const MISREAD =
  /[ÂÃÄÅ][\u0080-\u009f¡-ª¬\u00ad¯-º¼-¿ŒœŠšŸŽžƒˆ˜]|â€[\u0080-\u009f™œ˜“”¦¢]|(?:[ÐÑ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2018-\u2039]){2}/u;

/**
 * Checks the characters of every text and attribute: no control characters, marks that turn the direction, invisible or
 * unassigned ones, halves of characters or signs of a wrong encoding, no blanks around a value, no text that was escaped twice
 * and no value that a program failed to fill in.
 */
export function checkCharacters({ all }: MessageParts): ErnIssue[] {
  const issues: ErnIssue[] = [];
  for (const element of all) {
    if (element.text !== '') issues.push(...checkText(element, element.text));
    for (const value of Object.values(element.attributes)) issues.push(...checkText(element, value));
  }
  return issues;
}

function checkText(element: XmlElement, text: string): ErnIssue[] {
  return [...checkMarks(element, text), ...checkBlanks(element, text), ...checkWording(element, text)];
}

function checkMarks(element: XmlElement, text: string): ErnIssue[] {
  if (!SUSPICIOUS.test(text)) return [];
  const issues = KINDS.flatMap(({ kind, severity, form }) => {
    const [character] = form.exec(text) ?? [];
    return character === undefined ? [] : [describe(element, severity, kind, character)];
  });
  const [mark] = RIGHT_TO_LEFT.test(text) ? [] : (/[\u061c\u200e\u200f]/.exec(text) ?? []);
  return mark === undefined ? issues : [...issues, describe(element, 'warning', 'direction', mark)];
}

function describe(element: XmlElement, severity: ErnSeverity, kind: string, character: string): ErnIssue {
  const code = character.codePointAt(0) ?? 0;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return buildIssue('text_character', severity, element, { kind, character: point });
}

function checkBlanks(element: XmlElement, text: string): ErnIssue[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.length < text.length) return [buildIssue('text_blank', 'warning', element, { value: text })];
  // Rights lines are often a paragraph.
  const isName = READ.test(element.name) && !element.name.endsWith('LineText');
  return isName && /[\t\n\r]/.test(text) ? [buildIssue('text_break', 'warning', element, { value: text })] : [];
}

function checkWording(element: XmlElement, text: string): ErnIssue[] {
  if (!READ.test(element.name) || text !== element.text) return [];
  if (PLACEHOLDER.test(text)) return [buildIssue('text_placeholder', 'warning', element, { value: text })];
  if (ESCAPED.test(text)) return [buildIssue('text_escaped_twice', 'warning', element, { value: text })];
  return MISREAD.test(text) ? [buildIssue('text_misread', 'warning', element, { value: text })] : [];
}
