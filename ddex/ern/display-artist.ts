import type { ErnArtist } from '../model.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
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

/** Reads the display name and the artists of a recording or release; those in other roles are left out. */
export function parseDisplayArtists(
  parent: XmlElement,
  parties: Parties,
): { display_artist_name: string; artists: ErnArtist[] } {
  return {
    display_artist_name: getText(parent, 'DisplayArtistName'),
    artists: listElements(parent, 'DisplayArtist').flatMap((element) => {
      const role = findWord(ARTIST_ROLES, getText(element, 'DisplayArtistRole'));
      if (role === null) return [];
      const person = getPerson(parties, element, 'ArtistPartyReference');
      return [{ name: person.name, role, ids: person.ids }];
    }),
  };
}
