import type { ErnRelease, ErnReleaseType, ErnTrack, ErnWriting, ReadRelease } from '../model.ts';
import { findElement, findText, getElement, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { findWord, PARENTAL_WARNINGS, RELEASE_TYPES } from './allowed-values.ts';
import { COMPILATION, isMultiArtist } from './compilation.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { type DiscItem, splitDiscs } from './discs.ts';
import { buildDisplayArtists, parseDisplayArtists, parseReleaseCredits } from './display-artist.ts';
import { buildDuration } from './duration.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { listInstantTracks } from './instant-tracks.ts';
import { buildLyricsLink } from './lyrics.ts';
import { buildLabel, getPerson, type Parties } from './party-list.ts';
import {
  buildLyricsNumber,
  buildResourceReference,
  buildVisibilityReference,
  MAIN_RELEASE_REFERENCE,
} from './references.ts';
import { buildRightsLine, parseRightsLine } from './rights-line.ts';
import { parseParentalWarning } from './sound-recording.ts';
import { buildTitles, EVERYWHERE, parseTitle } from './title.ts';
import { listVisibilities } from './visibility.ts';

/** The contents of the Release element; tracks, files, language and deals are elsewhere in the message. */
export type ReleaseElement = Omit<ReadRelease, 'tracks' | 'front_cover' | 'cover_contains_ai' | 'deals' | 'language'>;

/** Builds the main Release (R0). */
export function buildRelease(
  release: ErnRelease,
  compilationStyle: ErnWriting['compilation_style'],
  context: MessageContext,
): XmlNode {
  const { dialect, namespace, getReference } = context;
  return group('Release', [
    leaf('ReleaseReference', MAIN_RELEASE_REFERENCE),
    buildReleaseType(release.type, compilationStyle, namespace),
    group('ReleaseId', [leaf('GRid', release.grid), leaf('ICPN', release.icpn)]),
    buildTitles({ ...release, version_type: 'original' }, release.language),
    buildDisplayArtists(release.display_artist_name, release.artists, context, release.credits),
    leaf('ReleaseLabelReference', getReference(buildLabel(release.label))),
    buildRightsLine('PLine', release.p_line),
    buildRightsLine('CLine', release.c_line),
    leaf('Duration', buildDuration(release.tracks.reduce((sum, track) => sum + track.duration_seconds, 0))),
    buildGenre(release.genre, dialect),
    leaf('ReleaseDate', release.release_date, EVERYWHERE),
    leaf('OriginalReleaseDate', release.original_release_date, EVERYWHERE),
    listVisibilities(release).map((_, i) => leaf('ReleaseVisibilityReference', buildVisibilityReference(i + 1))),
    leaf('ParentalWarningType', PARENTAL_WARNINGS[release.parental_warning]),
    buildCompilationFlag(release),
    buildResourceGroup(release, context),
  ]);
}

/**
 * Reads the main Release.
 */
export function parseRelease(element: XmlElement, parties: Parties, dialect: Dialect): ReleaseElement {
  return {
    icpn: findText(element, 'ReleaseId', 'ICPN'),
    grid: findText(element, 'ReleaseId', 'GRid'),
    type: parseReleaseType(element),
    ...parseTitle(element),
    ...parseDisplayArtists(element, parties),
    credits: parseReleaseCredits(element, parties, dialect),
    label: getPerson(parties, element, 'ReleaseLabelReference').name,
    p_line: parseRightsLine(element, 'PLine'),
    c_line: parseRightsLine(element, 'CLine'),
    genre: parseGenre(element, dialect),
    release_date: findText(element, 'ReleaseDate'),
    original_release_date: findText(element, 'OriginalReleaseDate'),
    parental_warning: parseParentalWarning(element),
  };
}

function buildReleaseType(
  type: ErnReleaseType,
  compilationStyle: ErnWriting['compilation_style'],
  namespace: string,
): XmlNode | null {
  if (type !== 'compilation') return leaf('ReleaseType', RELEASE_TYPES[type]);
  return compilationStyle === 'flag'
    ? leaf('ReleaseType', RELEASE_TYPES.album)
    : leaf('ReleaseType', 'UserDefined', { Namespace: namespace, UserDefinedValue: COMPILATION });
}

function parseReleaseType(release: XmlElement): ErnReleaseType {
  const flag = findElement(release, 'IsMultiArtistCompilation') ?? findElement(release, 'IsSingleArtistCompilation');
  const element = getElement(release, 'ReleaseType');
  if (flag?.text === 'true' || element.attributes.UserDefinedValue === COMPILATION) return 'compilation';
  const type = findWord(RELEASE_TYPES, element.text);
  if (type === null) throw new XmlShapeError('Release/ReleaseType', element.line);
  return type;
}

// Sent in both styles: a store that reads our user-defined release type may read the flag too.
function buildCompilationFlag({ type, tracks }: ErnRelease): XmlNode | null {
  if (type !== 'compilation') return null;
  return leaf(isMultiArtist(tracks) ? 'IsMultiArtistCompilation' : 'IsSingleArtistCompilation', true);
}

/** Builds the playing order and the artwork; each of several discs is a group of its own. */
function buildResourceGroup(release: ErnRelease, context: MessageContext): XmlNode {
  const { tracks } = release;
  const discs = splitDiscs(tracks);
  const [only = []] = discs;
  const instant = listInstantTracks(release);
  return group('ResourceGroup', [
    leaf('SequenceNumber', 1),
    discs.length > 1
      ? discs.map((items, i) =>
          group('ResourceGroup', [leaf('SequenceNumber', i + 1), buildItems(items, instant, context)], {
            ResourceGroupType: 'Component',
          }),
        )
      : buildItems(only, instant, context),
    leaf('LinkedReleaseResourceReference', buildResourceReference(tracks.length + 1), { LinkDescription: 'CoverArt' }),
  ]);
}

function buildItems(
  items: readonly DiscItem<ErnTrack>[],
  instant: ReadonlySet<number>,
  context: MessageContext,
): XmlNode[] {
  const { dialect, namespace, track_count } = context;
  return items.map(({ track, number, sequence }) =>
    group('ResourceGroupContentItem', [
      leaf('SequenceNumber', sequence),
      leaf('ReleaseResourceReference', buildResourceReference(number)),
      buildLyricsLink(track, buildLyricsNumber(track_count, number), namespace, dialect),
      instant.has(number) ? leaf('IsInstantGratificationResource', true) : null,
    ]),
  );
}
