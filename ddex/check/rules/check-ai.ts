import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that statements about AI agree (documentation of ContainsAI and AiContribution in ERN 4.3.2): a recording that AI
 * made as a whole names no person, one without AI has no contribution by it, AI made at most a part of what a person
 * contributed, and all of what generative AI did.
 */
export function checkAi({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecording').flatMap(checkRecording), ...list('Contributor').flatMap(checkContribution)];
}

function checkRecording(recording: XmlElement): ErnIssue[] {
  const contains = findText(recording, 'ContainsAI');
  const contributors = listElements(recording, 'Contributor');
  if (contains === 'All') {
    return contributors
      .filter((contributor) => !isGenerative(contributor))
      .map((contributor) => buildIssue('person_in_ai_recording', 'error', contributor));
  }
  if (contains !== 'None') return [];
  return contributors
    .filter(
      (contributor) => isGenerative(contributor) || !['None', null].includes(findText(contributor, 'AiContribution')),
    )
    .map((contributor) => buildIssue('ai_in_recording_without_ai', 'error', contributor));
}

function checkContribution(contributor: XmlElement): ErnIssue[] {
  const extent = findElement(contributor, 'AiContribution');
  if (extent === null) return [];
  const isAll = extent.text === 'All';
  if (isGenerative(contributor)) return isAll ? [] : [buildIssue('ai_contribution_of_ai', 'error', extent)];
  return isAll ? [buildIssue('ai_contribution_of_person', 'error', extent)] : [];
}

function isGenerative(contributor: XmlElement): boolean {
  return findText(contributor, 'SpecialContributor') === 'GenerativeAI';
}
