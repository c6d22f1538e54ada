import { ARTIST_ROLES, findWord } from '../ern/allowed-values.ts';
import type { ErnArtist } from '../model.ts';
import { findText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildPerson, getSequenceNumber, parsePerson } from './person.ts';

/** Builds one DisplayArtist per artist, numbered in display order. */
export function buildDisplayArtists(artists: readonly ErnArtist[]): XmlNode[] {
  return artists.map((artist, i) =>
    group('DisplayArtist', [buildPerson(artist), leaf('ArtistRole', ARTIST_ROLES[artist.role])], {
      SequenceNumber: i + 1,
    }),
  );
}

/** Reads the artists in display order; those in other roles are left out. */
export function parseDisplayArtists(details: XmlElement): ErnArtist[] {
  const elements = listElements(details, 'DisplayArtist').toSorted(
    (a, b) => getSequenceNumber(a) - getSequenceNumber(b),
  );
  return elements.flatMap((element) => {
    const role = findWord(ARTIST_ROLES, findText(element, 'ArtistRole') ?? '');
    return role === null ? [] : [{ ...parsePerson(element), role }];
  });
}
