import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const CLEAN = ['NotExplicit', 'ExplicitContentEdited'];

/** A warning in a title, where stores want none. */
const IN_TITLE: readonly (readonly [RegExp, string])[] = [
  [/[([]explicit(?: version)?[)\]]/i, 'Explicit'],
  [/[([](?:clean|edited)(?: version)?[)\]]/i, 'ExplicitContentEdited'],
];

/**
 * Checks that a release with an explicit recording is not called clean, that a track release has the warning of its recording,
 * and that a recording does not have another one than its title says.
 */
export function checkParentalWarnings(parts: MessageParts): ErnIssue[] {
  return [...checkRelease(parts), ...checkTracks(parts), ...parts.list('SoundRecording').flatMap(checkTitle)];
}

function checkTracks({ list }: MessageParts): ErnIssue[] {
  const recordings = new Map(list('SoundRecording').map((one) => [findText(one, 'ResourceReference'), one]));
  return list('TrackRelease').flatMap((track) => {
    const recording = recordings.get(findText(track, 'ReleaseResourceReference'));
    const [own, stated] = [listWarnings(track), recording === undefined ? [] : listWarnings(recording)];
    if (own.length === 0 || stated.length === 0 || own.includes('Explicit') === stated.includes('Explicit')) return [];
    return [buildIssue('track_warning_mismatch', 'error', track, { track: own.join(), recording: stated.join() })];
  });
}

function checkTitle(recording: XmlElement): ErnIssue[] {
  const [warning] = listWarnings(recording);
  const title = findText(recording, 'DisplayTitleText') ?? '';
  const said = IN_TITLE.find(([form]) => form.test(title))?.[1];
  if (warning === undefined || said === undefined || warning === said) return [];
  return [buildIssue('warning_in_title', 'warning', recording, { title, warning })];
}

function checkRelease({ root, list }: MessageParts): ErnIssue[] {
  if (!list('SoundRecording').some((recording) => listWarnings(recording).includes('Explicit'))) return [];
  return listElements(root, 'ReleaseList', 'Release')
    .filter((release) => listWarnings(release).some((warning) => CLEAN.includes(warning)))
    .map((release) => buildIssue('release_not_explicit', 'error', release));
}

function listWarnings(parent: XmlElement): string[] {
  return listElements(parent, 'ParentalWarningType').map(({ text }) => text);
}
