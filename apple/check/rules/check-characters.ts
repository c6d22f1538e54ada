import type { XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import type { PackageParts } from '../package-parts.ts';

/** Control characters, line ends, halves of characters, marks of direction, invisible ones, and what has no character. */
const MARKS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['control', /\p{Cc}|\p{Zl}|\p{Zp}/u],
  ['surrogate', /\p{Cs}/u],
  ['direction', /[\u202a-\u202e\u2066-\u2069]/u],
  ['invisible', /\u034f|[\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/u],
  ['replacement', /[\ufdd0-\ufdef\ufffd-\uffff]/u],
  ['private', /\p{Co}/u],
];
const SUSPICIOUS =
  /\u034f|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]/u;
/** Letters that are written from right to left; marks of direction belong to them. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Words that a program writes in the place of a value that it does not have. */
const PLACEHOLDER = /^(?:undefined|null|NaN|nil|\[object Object\]|#N\/A|#REF!)$/;

/**
 * Checks the characters of every text and attribute: no control characters, marks that turn the direction, invisible or
 * unassigned ones, no blanks around a value, and no value that a program failed to fill in.
 */
export function checkCharacters({ all, report }: PackageParts): AppleIssue[] {
  return all.flatMap((element) => {
    const texts = element.children.length > 0 ? [] : [element.text];
    return [...texts, ...Object.values(element.attributes)].flatMap((text) => checkText(report, element, text));
  });
}

function checkText(report: PackageParts['report'], element: XmlElement, text: string): AppleIssue[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const issues = findMarks(text).map(({ kind, character }) => report('text_character', element, { kind, character }));
  if (trimmed.length < text.length) issues.push(report('text_blank', element, { value: text }));
  if (PLACEHOLDER.test(trimmed)) issues.push(report('text_placeholder', element, { value: trimmed }));
  return issues;
}

/** Finds the first character of each kind that no text for listeners may have, as its kind and its number: `U+202E`. */
export function findMarks(text: string): { kind: string; character: string }[] {
  if (!SUSPICIOUS.test(text)) return [];
  const marks = MARKS.flatMap(([kind, form]) => {
    const [character] = form.exec(text) ?? [];
    return character === undefined ? [] : [{ kind, character: describeCharacter(character) }];
  });
  const [mark] = RIGHT_TO_LEFT.test(text) ? [] : (/[\u061c\u200e\u200f]/.exec(text) ?? []);
  return mark === undefined ? marks : [...marks, { kind: 'direction', character: describeCharacter(mark) }];
}

function describeCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
