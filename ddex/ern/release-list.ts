import type { ErnGenre, ErnRelease, ErnTrack } from '../model.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { buildLabel, type Person } from './party-list.ts';
import { buildResourceReference, buildTrackReleaseReference } from './references.ts';
import { buildRelease } from './release.ts';

/**
 * The ReleaseList: the main Release and one TrackRelease per track, which is what a store sells or streams track by track.
 */
export function buildReleaseList(
  release: ErnRelease,
  namespace: string,
  getReference: (person: Person) => string,
): XmlNode {
  return group('ReleaseList', [
    buildRelease(release, getReference),
    release.tracks.map((track, i) => buildTrackRelease(release, track, i + 1, namespace, getReference)),
  ]);
}

/**
 * Reads the genre of every track by the reference of its recording.
 */
export function parseTrackGenres(releaseList: XmlElement): Map<string, ErnGenre> {
  return new Map(
    listElements(releaseList, 'TrackRelease').map((element) => [
      getText(element, 'ReleaseResourceReference'),
      parseGenre(element),
    ]),
  );
}

// No titles: a track release bears the title of its recording (DDEX Release Profiles, Audio). Its id is ours because an ISRC
// names the recording, not the product.
function buildTrackRelease(
  release: ErnRelease,
  track: ErnTrack,
  number: number,
  namespace: string,
  getReference: (person: Person) => string,
): XmlNode {
  return group('TrackRelease', [
    leaf('ReleaseReference', buildTrackReleaseReference(number)),
    group('ReleaseId', [leaf('ProprietaryId', `${release.icpn}_${track.isrc}`, { Namespace: namespace })]),
    leaf('ReleaseResourceReference', buildResourceReference(number)),
    leaf('ReleaseLabelReference', getReference(buildLabel(release.label))),
    buildGenre(track.genre),
  ]);
}
