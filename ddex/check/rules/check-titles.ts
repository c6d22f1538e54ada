import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Guests are named in the displayed text only. */
const GUESTS = /\b(?:feat|ft|featuring|with|prod)\b/i;

/** Checks that the text of a title consists of its parts: it contains the title and every subtitle, and no other words. */
export function checkTitles({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecording'), ...list('Release')].flatMap((parent) => {
    const text = findDefault(parent, 'DisplayTitleText');
    const title = findDefault(parent, 'DisplayTitle');
    if (text === undefined || title === undefined) return [];
    const parts = title.children.filter(({ name }) => name === 'TitleText' || name === 'SubTitle');
    const missing = parts.filter((part) => !text.text.includes(part.text));
    if (missing.length > 0) {
      return missing.map((part) => buildIssue('title_mismatch', 'error', part, { text: text.text, part: part.text }));
    }
    const rest = dropParts(text.text, parts);
    const isMore = /[\p{L}\p{N}]/u.test(rest) && !GUESTS.test(rest);
    return isMore ? [buildIssue('title_mismatch', 'warning', text, { text: text.text, part: rest.trim() })] : [];
  });
}

function dropParts(text: string, parts: readonly XmlElement[]): string {
  return parts
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((rest, part) => rest.replace(part.text, () => ''), text);
}

function findDefault(parent: XmlElement, name: string): XmlElement | undefined {
  const elements = listElements(parent, name);
  return elements.find(({ attributes }) => attributes.IsDefault === 'true') ?? elements[0];
}
