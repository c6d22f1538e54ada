import { ARTIST_ROLES, findWord } from '../ern/allowed-values.ts';
import type { Person } from '../ern/party-list.ts';
import type { ErnArtist, ErnReleaseCredit, ErnReleaseRole } from '../model.ts';
import { findText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { RESOURCE_ROLES } from './allowed-values-3.ts';
import { buildPerson, getSequenceNumber, parsePerson } from './person.ts';
import { buildUserDefined, parseUserDefined } from './user-defined.ts';

/**
 * Builds one DisplayArtist per artist, numbered in display order, with their other roles in a release, then those who have
 * only these.
 */
export function buildDisplayArtists(
  artists: readonly ErnArtist[],
  credits: readonly ErnReleaseCredit[] = [],
  namespace = '',
): XmlNode[] {
  const known = new Map(credits.map((credit) => [buildKey(credit), credit]));
  const people = artists.map((artist) => ({
    person: artist as Person,
    role: leaf('ArtistRole', ARTIST_ROLES[artist.role]),
  }));
  const listed = new Set(people.map(({ person }) => buildKey(person)));
  const others = credits.filter((credit) => !listed.has(buildKey(credit)));
  return [...people, ...others.map((person) => ({ person, role: null }))].map(({ person, role }, i) =>
    group(
      'DisplayArtist',
      [
        buildPerson(person),
        role,
        (known.get(buildKey(person))?.roles ?? []).map((word) => buildReleaseRole(word, namespace)),
      ],
      { SequenceNumber: i + 1 },
    ),
  );
}

function buildReleaseRole(word: ErnReleaseRole, namespace: string): XmlNode | null {
  const { value, own } = RESOURCE_ROLES[word];
  return own === null ? leaf('ArtistRole', value) : buildUserDefined('ArtistRole', own, namespace);
}

/** Reads who produced or remixed the whole release; other roles are left out. */
export function parseReleaseCredits(details: XmlElement): ErnReleaseCredit[] {
  return listElements(details, 'DisplayArtist').flatMap((element) => {
    const values = listElements(element, 'ArtistRole').map(parseUserDefined);
    const roles = values.flatMap((value) => RELEASE_ROLES.find((word) => getValue(word) === value) ?? []);
    return roles.length === 0 ? [] : [{ ...parsePerson(element), roles }];
  });
}

const RELEASE_ROLES: readonly ErnReleaseRole[] = ['producer', 'remixer'];

function getValue(word: ErnReleaseRole): string {
  return RESOURCE_ROLES[word].own ?? RESOURCE_ROLES[word].value;
}

function buildKey({ name, ids }: Person): string {
  return JSON.stringify([name, ids]);
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
