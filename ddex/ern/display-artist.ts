import type { ErnArtist, ErnReleaseCredit, ErnReleaseRole } from '../model.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { ARTIST_ROLES, findWord, RELEASE_ROLES } from './allowed-values.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { getPerson, type Parties } from './party-list.ts';
import { EVERYWHERE } from './title.ts';

/** The role of a person whom a release names because of an artistic role alone. */
const ARTIST = 'Artist';

/**
 * Builds DisplayArtistName and one DisplayArtist per artist, numbered in display order, then those who have only an
 * artistic role. ERN 4 has no other place for roles at the level of a release.
 */
export function buildDisplayArtists(
  displayName: string,
  artists: readonly ErnArtist[],
  { getReference, dialect }: Pick<MessageContext, 'getReference' | 'dialect'>,
  credits: readonly ErnReleaseCredit[] = [],
): (XmlNode | null)[] {
  const known = new Map(credits.map((credit) => [getReference(credit), credit.roles]));
  const people = artists.map((artist) => ({
    reference: getReference(artist),
    role: ARTIST_ROLES[artist.role] as string,
  }));
  const listed = new Set(people.map(({ reference }) => reference));
  const others = [...known.keys()].filter((reference) => !listed.has(reference));
  return [
    leaf('DisplayArtistName', displayName, EVERYWHERE),
    ...[...people, ...others.map((reference) => ({ reference, role: ARTIST }))].map(({ reference, role }, i) =>
      group(
        'DisplayArtist',
        [
          leaf('ArtistPartyReference', reference),
          leaf('DisplayArtistRole', role),
          (known.get(reference) ?? []).map((word) => buildArtisticRole(word, dialect)),
        ],
        { SequenceNumber: i + 1 },
      ),
    ),
  ];
}

function buildArtisticRole(word: ErnReleaseRole, { role_in_value }: Dialect): XmlNode | null {
  const value = RELEASE_ROLES[word];
  return role_in_value ? group('ArtisticRole', [leaf('Value', value)]) : leaf('ArtisticRole', value);
}

/** Reads who produced or remixed the whole release; other artistic roles are left out. */
export function parseReleaseCredits(release: XmlElement, parties: Parties, dialect: Dialect): ErnReleaseCredit[] {
  const path = dialect.role_in_value ? ['ArtisticRole', 'Value'] : ['ArtisticRole'];
  return listElements(release, 'DisplayArtist').flatMap((element) => {
    const roles = listElements(element, ...path).flatMap(({ text }) => findWord(RELEASE_ROLES, text) ?? []);
    if (roles.length === 0) return [];
    const { name, ids } = getPerson(parties, element, 'ArtistPartyReference');
    return [{ name, roles, ids }];
  });
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
