import { PARENTAL_WARNINGS } from '../ern/allowed-values.ts';
import { buildTrackReleaseReference } from '../ern/references.ts';
import { buildRightsLine } from '../ern/rights-line.ts';
import type { ErnRelease, ErnTrack } from '../model.ts';
import { findText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildDisplayArtists } from './display-artist.ts';
import { buildGenre } from './genre.ts';
import { TRACK_RELEASE } from './release.ts';
import { buildReference, buildTrackGroup } from './resource-group.ts';
import { isSingleResource } from './single-resource.ts';
import { buildReferenceTitle, buildTitles } from './title.ts';

/** Builds the Release of one track: in ERN 3.8.2 a complete release that repeats the values of its recording. */
export function buildTrackRelease(release: ErnRelease, track: ErnTrack, number: number, namespace: string): XmlNode {
  return group('Release', [
    group('ReleaseId', [
      leaf('ISRC', track.isrc),
      leaf('ProprietaryId', `${release.icpn}_${track.isrc}`, { Namespace: namespace }),
    ]),
    leaf('ReleaseReference', buildTrackReleaseReference(number)),
    buildReferenceTitle(track),
    group('ReleaseResourceReferenceList', [buildReference(number, 'PrimaryResource')]),
    leaf('ReleaseType', TRACK_RELEASE),
    group('ReleaseDetailsByTerritory', [
      leaf('TerritoryCode', 'Worldwide'),
      leaf('DisplayArtistName', track.display_artist_name),
      leaf('LabelName', release.label),
      buildTitles(track, release.language),
      buildDisplayArtists(track.artists),
      leaf('ParentalWarningType', PARENTAL_WARNINGS[track.parental_warning]),
      buildTrackGroup(number),
      buildGenre(track.genre),
      leaf('ReleaseDate', release.release_date),
    ]),
    buildRightsLine('PLine', track.p_line),
    buildRightsLine('CLine', release.c_line),
  ]);
}

/** Indexes the references of the releases of single recordings of a message by recording. */
export function parseTrackReferences(root: XmlElement): Map<string, string> {
  const tracks = listElements(root, 'ReleaseList', 'Release').filter(
    (release) => findText(release, 'ReleaseType') === TRACK_RELEASE || isSingleResource(release),
  );
  return new Map(
    tracks.map((track) => [
      findText(track, 'ReleaseResourceReferenceList', 'ReleaseResourceReference') ?? '',
      findText(track, 'ReleaseReference') ?? '',
    ]),
  );
}
