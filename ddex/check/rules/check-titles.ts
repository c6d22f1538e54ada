import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Checks that the text of a title consists of its parts: it contains the title and every subtitle. */
export function checkTitles({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecording'), ...list('Release')].flatMap((parent) => {
    const text = findDefault(parent, 'DisplayTitleText');
    const title = findDefault(parent, 'DisplayTitle');
    if (text === undefined || title === undefined) return [];
    return title.children
      .filter((part) => (part.name === 'TitleText' || part.name === 'SubTitle') && !text.text.includes(part.text))
      .map((part) => buildIssue('title_mismatch', 'error', part, { text: text.text, part: part.text }));
  });
}

function findDefault(parent: XmlElement, name: string): XmlElement | undefined {
  const elements = listElements(parent, name);
  return elements.find(({ attributes }) => attributes.IsDefault === 'true') ?? elements[0];
}
