import { parseDuration } from '../../ern/duration.ts';
import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Durations are whole seconds, so each track may differ from its part of the total by one. */
const ROUNDING_SECONDS = 1;

/** Checks that no duration is zero and that a release lasts as long as the recordings of its groups together. */
export function checkDurations({ root, list }: MessageParts): ErnIssue[] {
  const seconds = new Map(
    list('SoundRecording').map((recording) => [findText(recording, 'ResourceReference'), getSeconds(recording)]),
  );
  return [
    ...list('Duration')
      .filter(({ text }) => parseDuration(text) === 0)
      .map((duration) => buildIssue('duration_zero', 'fatal', duration)),
    ...listElements(root, 'ReleaseList', 'Release').flatMap((release) => checkTotal(release, seconds)),
  ];
}

function checkTotal(release: XmlElement, seconds: ReadonlyMap<string | null, number | null>): ErnIssue[] {
  const duration = findElement(release, 'Duration');
  const stated = getSeconds(release);
  const tracks = listTrackReferences(release).map((reference) => seconds.get(reference) ?? null);
  const known = tracks.filter((track) => track !== null);
  if (duration === null || stated === null || known.length === 0 || known.length < tracks.length) return [];
  const total = known.reduce((sum, track) => sum + track, 0);
  return Math.abs(stated - total) <= known.length * ROUNDING_SECONDS
    ? []
    : [buildIssue('release_duration', 'error', duration, { stated, total })];
}

function listTrackReferences(parent: XmlElement): (string | null)[] {
  return listElements(parent, 'ResourceGroup').flatMap((group) => [
    ...listElements(group, 'ResourceGroupContentItem').map((item) => findText(item, 'ReleaseResourceReference')),
    ...listTrackReferences(group),
  ]);
}

function getSeconds(parent: XmlElement): number | null {
  return parseDuration(findText(parent, 'Duration') ?? '');
}
