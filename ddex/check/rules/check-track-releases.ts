import { isIsrc } from '../../codes/isrc.ts';
import { COMPILATION } from '../../ern/compilation.ts';
import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that each recording of the release has exactly one TrackRelease, identified by a proprietary id or GRid, with
 * no ISRC but that of its recording, with a title only if it differs from that of its recording, and with the label of the release,
 * unless that is a compilation.
 */
export function checkTrackReleases({ root, list }: MessageParts): ErnIssue[] {
  const recordings = new Map(
    list('SoundRecording').map((element) => [findText(element, 'ResourceReference'), element]),
  );
  const tracks = listElements(root, 'ReleaseList', 'TrackRelease');
  const targets = tracks.map((track) => findText(track, 'ReleaseResourceReference'));
  const issues: ErnIssue[] = [];
  for (const item of list('ResourceGroupContentItem')) {
    const reference = findText(item, 'ReleaseResourceReference');
    const count = targets.filter((target) => target === reference).length;
    if (recordings.has(reference) && count !== 1) {
      issues.push(buildIssue('track_release_count', 'fatal', item, { reference: reference ?? '', count }));
    }
  }
  for (const track of tracks) {
    issues.push(...checkTrackRelease(track, recordings.get(findText(track, 'ReleaseResourceReference')) ?? null));
  }
  return [...issues, ...checkLabels({ root, tracks })];
}

function checkLabels({ root, tracks }: { root: XmlElement; tracks: readonly XmlElement[] }): ErnIssue[] {
  const releases = listElements(root, 'ReleaseList', 'Release');
  const labels = releases.flatMap(listLabels);
  if (labels.length === 0 || releases.some(isCompilation)) return [];
  return tracks.flatMap((track) => {
    const own = listLabels(track);
    const [label = ''] = own;
    return own.length === 0 || own.some((one) => labels.includes(one))
      ? []
      : [buildIssue('label_mismatch', 'warning', track, { label, release: labels[0] ?? '' })];
  });
}

// A party in ERN 4, a name in ERN 3.8.2.
function listLabels(release: XmlElement): string[] {
  const labels = ['ReleaseLabelReference', 'LabelName'].flatMap((name) => listElements(release, name));
  return labels.map(({ text }) => text).filter((text) => text.trim() !== '');
}

/** Whether a release says that it is a compilation: by a flag, or by a type of the sender's own. */
export function isCompilation(release: XmlElement): boolean {
  const isFlagged = ['IsMultiArtistCompilation', 'IsSingleArtistCompilation'].some(
    (name) => findText(release, name) === 'true',
  );
  return isFlagged || findElement(release, 'ReleaseType')?.attributes.UserDefinedValue === COMPILATION;
}

function checkTrackRelease(track: XmlElement, recording: XmlElement | null): ErnIssue[] {
  const issues: ErnIssue[] = [];
  if (recording === null) issues.push(buildIssue('track_release_without_recording', 'fatal', track));
  if (!findElement(track, 'ReleaseId', 'ProprietaryId') && !findElement(track, 'ReleaseId', 'GRid')) {
    issues.push(buildIssue('track_release_id', 'error', track));
  }
  const isrc = recording && findText(recording, 'SoundRecordingEdition', 'ResourceId', 'ISRC');
  const other = listIsrcs(track).find((candidate) => candidate !== isrc);
  if (isrc !== null && isIsrc(isrc) && other !== undefined) {
    issues.push(buildIssue('track_release_isrc', 'fatal', track, { isrc: other, recording: isrc }));
  }
  const title = findText(track, 'DisplayTitleText');
  if (title !== null && recording !== null && title === findText(recording, 'DisplayTitleText')) {
    issues.push(buildIssue('track_release_title', 'warning', track));
  }
  return issues;
}

// Proprietary ids of tracks usually consist of the codes of the release and of the recording.
function listIsrcs(track: XmlElement): string[] {
  const ids = listElements(track, 'ReleaseId').flatMap(({ children }) => children);
  return ids.flatMap(({ name, text }) =>
    name === 'ISRC' ? [text] : name === 'ProprietaryId' ? text.split(/[_\-:/]/).filter(isIsrc) : [],
  );
}
