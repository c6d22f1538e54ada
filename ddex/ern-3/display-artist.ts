import { ARTIST_ROLES, findWord } from '../ern/allowed-values.ts';
import type { ErnArtist } from '../model.ts';
import { getElement, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
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

/** Reads the artists in display order. Throws XmlShapeError for a role that we do not send. */
export function parseDisplayArtists(details: XmlElement): ErnArtist[] {
  const elements = listElements(details, 'DisplayArtist').toSorted(
    (a, b) => getSequenceNumber(a) - getSequenceNumber(b),
  );
  return elements.map((element) => {
    const roleElement = getElement(element, 'ArtistRole');
    const role = findWord(ARTIST_ROLES, roleElement.text);
    if (role === null) throw new XmlShapeError('DisplayArtist/ArtistRole', roleElement.line);
    return { ...parsePerson(element), role };
  });
}
