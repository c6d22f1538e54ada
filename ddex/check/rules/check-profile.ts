import { RELEASE_TYPES } from '../../ern/allowed-values.ts';
import type { ErnIssue } from '../../issue.ts';
import { findText, listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const RECORDING_TYPES = ['MusicalWorkSoundRecording', 'NonMusicalWorkSoundRecording'];

/** Whether a message is one of recordings alone: each is a release of its own, and there is no artwork. */
export function isOfSingleResources({ root }: Pick<MessageParts, 'root'>): boolean {
  return root.attributes.ReleaseProfileVersionId === RELEASE_TYPES.single_resource;
}

/**
 * Checks the Audio profile: exactly one main release, sound recordings only, and exactly one front cover, which the top
 * resource group links. A message of recordings alone has exactly one release of each, and no artwork.
 */
export function checkProfile(parts: MessageParts): ErnIssue[] {
  const issues = checkRecordings(parts);
  if (isOfSingleResources(parts)) return [...issues, ...checkSingleResources(parts)];
  const { root } = parts;
  const profile = root.attributes.ReleaseProfileVersionId ?? '';
  if (profile !== 'Audio') issues.push(buildIssue('profile_not_audio', 'fatal', root, { profile }));
  const count = listElements(root, 'ReleaseList', 'Release').length;
  if (count !== 1) issues.push(buildIssue('main_release_count', 'fatal', root, { count }));
  return [...issues, ...checkFrontCover(parts)];
}

function checkRecordings(parts: MessageParts): ErnIssue[] {
  const { root } = parts;
  const issues: ErnIssue[] = [];
  const recordings = parts.list('SoundRecording');
  if (recordings.length === 0) issues.push(buildIssue('recording_missing', 'fatal', root));
  for (const recording of recordings) {
    const type = findText(recording, 'Type') ?? '';
    if (!RECORDING_TYPES.includes(type)) issues.push(buildIssue('recording_type', 'fatal', recording, { type }));
  }
  return issues;
}

// In this view of the message every release of one recording is a track release.
function checkSingleResources({ root, list }: MessageParts): ErnIssue[] {
  const releases = list('TrackRelease').map((release) => listElements(release, 'ReleaseResourceReference'));
  const released = releases.flatMap((references) => references.map(({ text }) => text));
  const wrong = list('SoundRecording')
    .map((recording) => ({ recording, reference: findText(recording, 'ResourceReference') ?? '' }))
    .map(({ recording, reference }) => ({
      recording,
      reference,
      count: released.filter((text) => text === reference).length,
    }))
    .filter(({ count }) => count !== 1);
  const extra = ['Image', 'Text', 'Video', 'ResourceGroup'].flatMap(list);
  const several = releases.filter(({ length }) => length !== 1);
  return [
    ...wrong.map(({ recording, ...params }) => buildIssue('single_resource_releases', 'fatal', recording, params)),
    ...several.map((references) =>
      buildIssue('single_resource_count', 'fatal', references[0] ?? root, { count: references.length }),
    ),
    ...extra.map((element) => buildIssue('single_resource_extra', 'fatal', element)),
  ];
}

function checkFrontCover({ root, list }: MessageParts): ErnIssue[] {
  const covers = list('Image').filter((image) => findText(image, 'Type') === 'FrontCoverImage');
  const [cover] = covers;
  if (cover === undefined || covers.length > 1) {
    return [buildIssue('front_cover_count', 'fatal', cover ?? root, { count: covers.length })];
  }
  const reference = findText(cover, 'ResourceReference');
  const links = listElements(root, 'ReleaseList', 'Release', 'ResourceGroup', 'LinkedReleaseResourceReference');
  return links.some((link) => link.text === reference) ? [] : [buildIssue('front_cover_not_linked', 'fatal', cover)];
}
