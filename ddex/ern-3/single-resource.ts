import { PARENTAL_WARNINGS, RELEASE_TYPES } from '../ern/allowed-values.ts';
import { buildTrackReleaseReference } from '../ern/references.ts';
import { buildRightsLine } from '../ern/rights-line.ts';
import type { ErnRelease, ErnTrack } from '../model.ts';
import { findText, getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildDisplayArtists } from './display-artist.ts';
import { buildGenre } from './genre.ts';
import { buildReference } from './resource-group.ts';
import { buildReferenceTitle, buildTitles } from './title.ts';

/** The profile of recordings alone (Release Profiles 1.4): no artwork, no resource group. */
export const SINGLE_RESOURCES = 'CommonReleaseTypes/14/SingleResourceRelease';

/**
 * Builds one SingleResourceRelease per recording. The product from which it comes is a related release, because its
 * code identifies none of several recordings; the only recording of a product has that code itself, as the profile
 * wants for a main release.
 */
export function buildSingleResources(release: ErnRelease, namespace: string): XmlNode[] {
  return release.tracks.map((track, i) => buildSingleResource(release, track, i + 1, namespace));
}

/** Whether a release is one recording alone. */
export function isSingleResource(release: XmlElement): boolean {
  return findText(release, 'ReleaseType') === RELEASE_TYPES.single_resource;
}

/** Lists the recordings of a message of single resources in order, each with its release. */
export function listSingleResources(root: XmlElement): { item: XmlElement; reference: string }[] {
  return listElements(root, 'ReleaseList', 'Release')
    .filter(isSingleResource)
    .map((item) => ({ item, reference: getText(item, 'ReleaseResourceReferenceList', 'ReleaseResourceReference') }));
}

/** Returns the product code of a release, or that of the product from which a recording alone comes; null for none. */
export function parseProductCode(release: XmlElement): string | null {
  const own = findText(release, 'ReleaseId', 'ICPN');
  if (own !== null || !isSingleResource(release)) return own;
  return findText(release, 'ReleaseDetailsByTerritory', 'RelatedRelease', 'ReleaseId', 'ICPN');
}

function buildSingleResource(release: ErnRelease, track: ErnTrack, number: number, namespace: string): XmlNode {
  const isOnly = release.tracks.length === 1;
  return group(
    'Release',
    [
      group('ReleaseId', [
        leaf('ISRC', track.isrc),
        isOnly ? leaf('ICPN', release.icpn) : null,
        leaf('ProprietaryId', `${release.icpn}_${track.isrc}`, { Namespace: namespace }),
      ]),
      leaf('ReleaseReference', buildTrackReleaseReference(number)),
      buildReferenceTitle(track),
      group('ReleaseResourceReferenceList', [buildReference(number, 'PrimaryResource')]),
      leaf('ReleaseType', RELEASE_TYPES.single_resource),
      group('ReleaseDetailsByTerritory', [
        leaf('TerritoryCode', 'Worldwide'),
        leaf('DisplayArtistName', track.display_artist_name),
        leaf('LabelName', release.label),
        buildTitles(track, release.language),
        buildDisplayArtists(track.artists),
        group('RelatedRelease', [
          group('ReleaseId', [leaf('ICPN', release.icpn)]),
          leaf('ReleaseRelationshipType', 'IsFromAudio'),
        ]),
        leaf('ParentalWarningType', PARENTAL_WARNINGS[track.parental_warning]),
        buildGenre(track.genre),
        leaf('ReleaseDate', release.release_date),
      ]),
      buildRightsLine('PLine', track.p_line),
      buildRightsLine('CLine', release.c_line),
    ],
    { IsMainRelease: isOnly ? true : null },
  );
}
