import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const CLEAN = ['NotExplicit', 'ExplicitContentEdited'];

/** Checks that a release with an explicit recording is not called clean. */
export function checkParentalWarnings({ root, list }: MessageParts): ErnIssue[] {
  if (!list('SoundRecording').some((recording) => listWarnings(recording).includes('Explicit'))) return [];
  return listElements(root, 'ReleaseList', 'Release')
    .filter((release) => listWarnings(release).some((warning) => CLEAN.includes(warning)))
    .map((release) => buildIssue('release_not_explicit', 'error', release));
}

function listWarnings(parent: XmlElement): string[] {
  return listElements(parent, 'ParentalWarningType').map(({ text }) => text);
}
