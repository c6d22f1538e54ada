import type { ErnArtist } from '../model.ts';
import { getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { ARTIST_ROLES, findWord } from './allowed-values.ts';
import { getPerson, type Parties, type Person } from './party-list.ts';
import { EVERYWHERE } from './title.ts';

/** Builds DisplayArtistName and one DisplayArtist per artist, numbered in display order. */
export function buildDisplayArtists(
  displayName: string,
  artists: readonly ErnArtist[],
  getReference: (person: Person) => string,
): (XmlNode | null)[] {
  return [
    leaf('DisplayArtistName', displayName, EVERYWHERE),
    ...artists.map((artist, i) =>
      group(
        'DisplayArtist',
        [leaf('ArtistPartyReference', getReference(artist)), leaf('DisplayArtistRole', ARTIST_ROLES[artist.role])],
        { SequenceNumber: i + 1 },
      ),
    ),
  ];
}

/**
 * Reads the display name and the artists of a recording or release. Throws XmlShapeError for a role that we do not
 * send.
 */
export function parseDisplayArtists(
  parent: XmlElement,
  parties: Parties,
): { display_artist_name: string; artists: ErnArtist[] } {
  return {
    display_artist_name: getText(parent, 'DisplayArtistName'),
    artists: listElements(parent, 'DisplayArtist').map((element) => {
      const roleElement = getElement(element, 'DisplayArtistRole');
      const role = findWord(ARTIST_ROLES, roleElement.text);
      if (role === null) throw new XmlShapeError('DisplayArtist/DisplayArtistRole', roleElement.line);
      const person = getPerson(parties, element, 'ArtistPartyReference');
      return { name: person.name, role, ids: person.ids };
    }),
  };
}
