import { findWord, PARENTAL_WARNINGS, RELEASE_TYPES } from '../ern/allowed-values.ts';
import { COMPILATION, isMultiArtist } from '../ern/compilation.ts';
import { buildDuration } from '../ern/duration.ts';
import { buildLyricsNumber, MAIN_RELEASE_REFERENCE } from '../ern/references.ts';
import type { ReleaseElement } from '../ern/release.ts';
import { buildRightsLine, parseRightsLine } from '../ern/rights-line.ts';
import { parseParentalWarning } from '../ern/sound-recording.ts';
import type { ErnRelease, ErnReleaseType, ErnWriting } from '../model.ts';
import { findText, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildDisplayArtists, parseDisplayArtists, parseReleaseCredits } from './display-artist.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { buildReference, buildResourceGroup } from './resource-group.ts';
import { isSingleResource } from './single-resource.ts';
import { buildReferenceTitle, buildTitles, parseTitle, parseVersionType } from './title.ts';
import { buildUserDefined, parseUserDefined } from './user-defined.ts';

/** The release type of a track that is available separately. */
export const TRACK_RELEASE = 'TrackRelease';

/** Builds the main Release (R0). */
export function buildRelease(release: ErnRelease, style: ErnWriting['compilation_style'], namespace: string): XmlNode {
  const seconds = release.tracks.reduce((sum, track) => sum + track.duration_seconds, 0);
  const isFlagged = release.type === 'compilation' && isMultiArtist(release.tracks);
  return group(
    'Release',
    [
      group('ReleaseId', [leaf('GRid', release.grid), leaf('ICPN', release.icpn)]),
      leaf('ReleaseReference', MAIN_RELEASE_REFERENCE),
      buildReferenceTitle({ ...release, version_type: 'original' }),
      group('ReleaseResourceReferenceList', [listReferences(release)]),
      buildReleaseType(release.type, style, namespace),
      group('ReleaseDetailsByTerritory', [
        leaf('TerritoryCode', 'Worldwide'),
        leaf('DisplayArtistName', release.display_artist_name),
        leaf('LabelName', release.label),
        buildTitles({ ...release, version_type: 'original' }, release.language),
        buildDisplayArtists(release.artists, release.credits, namespace),
        isFlagged ? leaf('IsMultiArtistCompilation', true) : null,
        leaf('ParentalWarningType', PARENTAL_WARNINGS[release.parental_warning]),
        buildResourceGroup(release),
        buildGenre(release.genre),
        leaf('ReleaseDate', release.release_date),
        leaf('OriginalReleaseDate', release.original_release_date),
      ]),
      leaf('Duration', buildDuration(seconds)),
      buildRightsLine('PLine', release.p_line),
      buildRightsLine('CLine', release.c_line),
    ],
    { IsMainRelease: true },
  );
}

/**
 * Returns the main release of a message: the marked one, otherwise the first that is not a track. Throws XmlShapeError
 * if there is none.
 */
export function getMainRelease(root: XmlElement): XmlElement {
  const releases = listElements(root, 'ReleaseList', 'Release');
  const main =
    releases.find(({ attributes }) => attributes.IsMainRelease === 'true') ??
    releases.find((release) => findText(release, 'ReleaseType') !== TRACK_RELEASE);
  if (main === undefined) throw new XmlShapeError('ReleaseList/Release', root.line);
  return main;
}

/** Reads the main Release. Rights lines and the first release date may be beside the details or inside them. */
export function parseRelease(element: XmlElement): ReleaseElement {
  const details = getElement(element, 'ReleaseDetailsByTerritory');
  const rights = { ...element, children: [...element.children, ...details.children] };
  return {
    icpn: findText(element, 'ReleaseId', 'ICPN'),
    grid: findText(element, 'ReleaseId', 'GRid'),
    type: parseReleaseType(element, details),
    // A recording alone has the title of the recording.
    ...parseTitle(element, details, isSingleResource(element) ? parseVersionType(details) : 'original'),
    display_artist_name: getText(details, 'DisplayArtistName'),
    artists: parseDisplayArtists(details),
    credits: parseReleaseCredits(details),
    label: getText(details, 'LabelName'),
    p_line: parseRightsLine(rights, 'PLine'),
    c_line: parseRightsLine(rights, 'CLine'),
    genre: parseGenre(details),
    release_date: findText(details, 'ReleaseDate'),
    original_release_date: findText(details, 'OriginalReleaseDate') ?? findText(element, 'GlobalOriginalReleaseDate'),
    parental_warning: parseParentalWarning(details),
  };
}

function listReferences({ tracks }: ErnRelease): (XmlNode | null)[] {
  const lyrics = tracks.map((track, i) =>
    track.lyrics === null ? null : buildReference(buildLyricsNumber(tracks.length, i + 1), 'SecondaryResource'),
  );
  return [
    ...tracks.map((_, i) => buildReference(i + 1, 'PrimaryResource')),
    buildReference(tracks.length + 1, 'SecondaryResource'),
    ...lyrics,
  ];
}

function buildReleaseType(
  type: ErnReleaseType,
  style: ErnWriting['compilation_style'],
  namespace: string,
): XmlNode | null {
  if (type !== 'compilation') return leaf('ReleaseType', RELEASE_TYPES[type]);
  return style === 'flag'
    ? leaf('ReleaseType', RELEASE_TYPES.album)
    : buildUserDefined('ReleaseType', COMPILATION, namespace);
}

function parseReleaseType(release: XmlElement, details: XmlElement): ErnReleaseType {
  const element = getElement(release, 'ReleaseType');
  const isFlagged = findText(details, 'IsMultiArtistCompilation') === 'true';
  if (isFlagged || parseUserDefined(element) === COMPILATION) return 'compilation';
  const type = findWord(RELEASE_TYPES, element.text);
  if (type === null) throw new XmlShapeError('Release/ReleaseType', element.line);
  return type;
}
