import type { ErnArtist, ErnRelease, ErnReleaseType } from '../model.ts';
import { findElement, findText, getElement, getText, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { findWord, PARENTAL_WARNINGS, RELEASE_TYPES } from './allowed-values.ts';
import { buildDisplayArtists, parseDisplayArtists } from './display-artist.ts';
import { buildDuration } from './duration.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { buildLabel, getPerson, type Parties, type Person } from './party-list.ts';
import { buildResourceReference, MAIN_RELEASE_REFERENCE } from './references.ts';
import { buildRightsLine, parseRightsLine } from './rights-line.ts';
import { parseParentalWarning } from './sound-recording.ts';
import { buildTitles, EVERYWHERE, parseTitle } from './title.ts';

/** What the Release element says; tracks, files, language and deals stand elsewhere in the message. */
export type ReleaseElement = Omit<ErnRelease, 'tracks' | 'front_cover' | 'deals' | 'language'>;

/**
 * The main Release (R0).
 */
export function buildRelease(release: ErnRelease, getReference: (person: Person) => string): XmlNode {
  return group('Release', [
    leaf('ReleaseReference', MAIN_RELEASE_REFERENCE),
    leaf('ReleaseType', release.type === 'compilation' ? RELEASE_TYPES.album : RELEASE_TYPES[release.type]),
    group('ReleaseId', [leaf('GRid', release.grid), leaf('ICPN', release.icpn)]),
    buildTitles({ ...release, version_type: 'original' }, release.language),
    buildDisplayArtists(release.display_artist_name, release.artists, getReference),
    leaf('ReleaseLabelReference', getReference(buildLabel(release.label))),
    buildRightsLine('PLine', release.p_line),
    buildRightsLine('CLine', release.c_line),
    leaf('Duration', buildDuration(release.tracks.reduce((sum, track) => sum + track.duration_seconds, 0))),
    buildGenre(release.genre),
    leaf('ReleaseDate', release.release_date, EVERYWHERE),
    leaf('OriginalReleaseDate', release.original_release_date, EVERYWHERE),
    leaf('ParentalWarningType', PARENTAL_WARNINGS[release.parental_warning]),
    buildCompilationFlag(release),
    buildResourceGroup(release.tracks.length),
  ]);
}

/**
 * Reads the main Release.
 */
export function parseRelease(element: XmlElement, parties: Parties): ReleaseElement {
  return {
    icpn: getText(element, 'ReleaseId', 'ICPN'),
    grid: findText(element, 'ReleaseId', 'GRid'),
    type: parseReleaseType(element),
    ...parseTitle(element),
    ...parseDisplayArtists(element, parties),
    label: getPerson(parties, element, 'ReleaseLabelReference').name,
    p_line: parseRightsLine(element, 'PLine'),
    c_line: parseRightsLine(element, 'CLine'),
    genre: parseGenre(element),
    release_date: getText(element, 'ReleaseDate'),
    original_release_date: findText(element, 'OriginalReleaseDate'),
    parental_warning: parseParentalWarning(element),
  };
}

function parseReleaseType(release: XmlElement): ErnReleaseType {
  const flag = findElement(release, 'IsMultiArtistCompilation') ?? findElement(release, 'IsSingleArtistCompilation');
  if (flag?.text === 'true') return 'compilation';
  const element = getElement(release, 'ReleaseType');
  const type = findWord(RELEASE_TYPES, element.text);
  if (type === null) throw new XmlShapeError('Release/ReleaseType', element.line);
  return type;
}

function buildCompilationFlag({ type, tracks }: ErnRelease): XmlNode | null {
  if (type !== 'compilation') return null;
  // Guests do not make it a compilation of several artists.
  const names = new Set(
    tracks.map(({ artists }) =>
      artists
        .filter(isMainArtist)
        .map(({ name }) => name)
        .join('\n'),
    ),
  );
  return leaf(names.size > 1 ? 'IsMultiArtistCompilation' : 'IsSingleArtistCompilation', true);
}

function isMainArtist({ role }: ErnArtist): boolean {
  return role === 'main_artist';
}

function buildResourceGroup(trackCount: number): XmlNode {
  const numbers = Array.from({ length: trackCount }, (_, i) => i + 1);
  return group('ResourceGroup', [
    leaf('SequenceNumber', 1),
    numbers.map((number) =>
      group('ResourceGroupContentItem', [
        leaf('SequenceNumber', number),
        leaf('ReleaseResourceReference', buildResourceReference(number)),
      ]),
    ),
    leaf('LinkedReleaseResourceReference', buildResourceReference(trackCount + 1), { LinkDescription: 'CoverArt' }),
  ]);
}
