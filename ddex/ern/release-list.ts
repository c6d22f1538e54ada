import type { ErnGenre, ErnRelease, ErnTrack, ErnWriting } from '../model.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { buildLabel } from './party-list.ts';
import { buildResourceReference, buildTrackReleaseReference } from './references.ts';
import { buildRelease } from './release.ts';

/** The contents of a recording's TrackRelease. */
export interface TrackReleaseElement {
  reference: string;
  genre: ErnGenre;
}

/**
 * Builds the ReleaseList: the main Release and one TrackRelease per track, which a store sells or streams track by
 * track.
 */
export function buildReleaseList(
  release: ErnRelease,
  compilationStyle: ErnWriting['compilation_style'],
  context: MessageContext,
): XmlNode {
  return group('ReleaseList', [
    buildRelease(release, compilationStyle, context),
    release.tracks.map((track, i) => buildTrackRelease(release, track, i + 1, context)),
  ]);
}

/** Reads the track releases, indexed by the reference of their recording. */
export function parseTrackReleases(releaseList: XmlElement, dialect: Dialect): Map<string, TrackReleaseElement> {
  return new Map(
    listElements(releaseList, 'TrackRelease').map((element) => [
      getText(element, 'ReleaseResourceReference'),
      { reference: getText(element, 'ReleaseReference'), genre: parseGenre(element, dialect) },
    ]),
  );
}

// No titles: a track release has the title of its recording (DDEX Release Profiles, Audio). Its id is ours because an
// ISRC identifies the recording, not the product.
function buildTrackRelease(
  release: ErnRelease,
  track: ErnTrack,
  number: number,
  { dialect, namespace, getReference }: MessageContext,
): XmlNode {
  return group('TrackRelease', [
    leaf('ReleaseReference', buildTrackReleaseReference(number)),
    group('ReleaseId', [leaf('ProprietaryId', `${release.icpn}_${track.isrc}`, { Namespace: namespace })]),
    leaf('ReleaseResourceReference', buildResourceReference(number)),
    leaf('ReleaseLabelReference', getReference(buildLabel(release.label))),
    buildGenre(track.genre, dialect),
  ]);
}
