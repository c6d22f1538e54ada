import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that every artist has a display position of their own and the first is a main artist, and that a person appears
 * once among the contributors of a recording, with all roles.
 */
export function checkArtists({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecording'), ...list('Release')].flatMap((parent) => [
    ...checkDisplayArtists(parent),
    ...checkContributors(parent),
  ]);
}

function checkDisplayArtists(parent: XmlElement): ErnIssue[] {
  const artists = listElements(parent, 'DisplayArtist');
  const unplaced = artists.filter((artist) => artist.attributes.SequenceNumber === undefined);
  if (unplaced.length > 0) return unplaced.map((artist) => buildIssue('artist_not_sequenced', 'fatal', artist));

  const positions = artists.map(getSequenceNumber);
  const second = artists.find((artist, i) => positions.indexOf(getSequenceNumber(artist)) < i);
  if (second !== undefined) return [buildIssue('artist_position_twice', 'fatal', second)];

  const [first] = artists.toSorted((a, b) => getSequenceNumber(a) - getSequenceNumber(b));
  const role = first === undefined ? null : findText(first, 'DisplayArtistRole');
  return role === 'MainArtist' ? [] : [buildIssue('main_artist_missing', 'fatal', first ?? parent)];
}

function checkContributors(parent: XmlElement): ErnIssue[] {
  const seen = new Set<string>();
  return listElements(parent, 'Contributor').flatMap((contributor) => {
    const reference =
      findText(contributor, 'ContributorPartyReference') ?? findText(contributor, 'SpecialContributor') ?? '';
    if (seen.has(reference)) return [buildIssue('contributor_twice', 'fatal', contributor, { reference })];
    seen.add(reference);
    return [];
  });
}

function getSequenceNumber(artist: XmlElement): number {
  return Number(artist.attributes.SequenceNumber);
}
