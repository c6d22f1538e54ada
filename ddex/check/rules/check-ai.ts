import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that statements about AI agree (documentation of ContainsAI in ERN 4.3.2): a recording that AI made as a whole
 * names no person, and a recording without AI has no contribution by it.
 */
export function checkAi({ list }: MessageParts): ErnIssue[] {
  return list('SoundRecording').flatMap(checkRecording);
}

function checkRecording(recording: XmlElement): ErnIssue[] {
  const contains = findText(recording, 'ContainsAI');
  const contributors = listElements(recording, 'Contributor');
  if (contains === 'All') {
    return contributors
      .filter((contributor) => findText(contributor, 'SpecialContributor') !== 'GenerativeAI')
      .map((contributor) => buildIssue('person_in_ai_recording', 'error', contributor));
  }
  if (contains !== 'None') return [];
  return contributors
    .filter((contributor) => !['None', null].includes(findText(contributor, 'AiContribution')))
    .map((contributor) => buildIssue('ai_in_recording_without_ai', 'error', contributor));
}
