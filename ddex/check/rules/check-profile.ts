import type { ErnIssue } from '../../issue.ts';
import { findText, listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const RECORDING_TYPES = ['MusicalWorkSoundRecording', 'NonMusicalWorkSoundRecording'];

/**
 * Checks the Audio profile: exactly one main release, sound recordings only, and exactly one front cover, which the top
 * resource group links.
 */
export function checkProfile(parts: MessageParts): ErnIssue[] {
  const { root } = parts;
  const issues: ErnIssue[] = [];
  const profile = root.attributes.ReleaseProfileVersionId ?? '';
  if (profile !== 'Audio') issues.push(buildIssue('profile_not_audio', 'fatal', root, { profile }));

  const count = listElements(root, 'ReleaseList', 'Release').length;
  if (count !== 1) issues.push(buildIssue('main_release_count', 'fatal', root, { count }));

  const recordings = parts.list('SoundRecording');
  if (recordings.length === 0) issues.push(buildIssue('recording_missing', 'fatal', root));
  for (const recording of recordings) {
    const type = findText(recording, 'Type') ?? '';
    if (!RECORDING_TYPES.includes(type)) issues.push(buildIssue('recording_type', 'fatal', recording, { type }));
  }
  return [...issues, ...checkFrontCover(parts)];
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
