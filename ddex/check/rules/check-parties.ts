import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { createArtistList, haveDifferentIds, listIds, listNames, type NamedArtist } from '../list-artists.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { fold, mayName } from '../name-likeness.ts';

/** The form of the ids of artists' pages; `new` asks for a page. */
const PAGES: Record<string, RegExp> = {
  Spotify: /^(?:(?:spotify:artist:)?[0-9A-Za-z]{22}|new)$/,
  AppleMusic: /^(?:[1-9]\d{0,14}|new)$/,
};

/**
 * Checks that nobody is listed twice: among the artists of a recording or release, among its contributors, or among the
 * parties; that positions of contributors are unique and those of artists have no gap; that an ISNI has one name, and that ids of
 * artists' pages are those of artists.
 */
export function checkParties(parts: MessageParts): ErnIssue[] {
  const listArtists = createArtistList(parts);
  return [
    ...['SoundRecording', 'Release', 'TrackRelease']
      .flatMap(parts.list)
      .flatMap((item) => [
        ...findTwice(listArtists(item, 'DisplayArtist'), 'artist_twice'),
        ...findTwice(listArtists(item, 'Contributor'), 'contributor_twice'),
        ...checkPositions(item),
      ]),
    ...checkPartyList(parts),
    ...checkPages(parts),
  ];
}

// The same reference twice among contributors is found by `checkArtists`.
function findTwice(people: readonly NamedArtist[], code: string): ErnIssue[] {
  return people.flatMap(({ element, names, ids }, i) => {
    const known = people.slice(0, i).find((other) => isSame(other, { names, ids }));
    if (known === undefined || (code === 'contributor_twice' && hasSameReference(known.element, element))) return [];
    return [buildIssue(code, 'error', element, { reference: names[0] ?? '' })];
  });
}

function hasSameReference(one: XmlElement, other: XmlElement): boolean {
  const reference = findText(one, 'ContributorPartyReference');
  return reference !== null && reference === findText(other, 'ContributorPartyReference');
}

type Person = Pick<NamedArtist, 'names' | 'ids'>;

function isSame(one: Person, other: Person): boolean {
  const names = one.names.map(normalise);
  return other.names.some((name) => names.includes(normalise(name))) && !haveDifferentIds(one.ids, other.ids);
}

function normalise(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

function checkPositions(item: XmlElement): ErnIssue[] {
  const issues: ErnIssue[] = [];
  const seen = new Set<string>();
  for (const contributor of listElements(item, 'Contributor')) {
    const number = contributor.attributes.SequenceNumber;
    if (number === undefined) continue;
    if (seen.has(number)) issues.push(buildIssue('contributor_position_twice', 'error', contributor, { number }));
    seen.add(number);
  }
  const artists = listElements(item, 'DisplayArtist');
  const numbers = new Set(artists.map(({ attributes }) => Number(attributes.SequenceNumber)));
  const missing = artists.findIndex((_, i) => !numbers.has(i + 1));
  const isNumbered = artists.length === numbers.size && [...numbers].every(Number.isInteger);
  const [first] = artists;
  if (isNumbered && missing >= 0 && first !== undefined) {
    issues.push(buildIssue('artist_position_gap', 'error', first, { number: missing + 1 }));
  }
  return issues;
}

function checkPartyList({ list }: MessageParts): ErnIssue[] {
  const parties = list('Party').map((party) => ({ party, names: listNames(party), ids: listIds(party).sort() }));
  return parties.flatMap(({ party, names, ids }, i) => {
    const earlier = parties.slice(0, i);
    const [name = ''] = names;
    const isTwice = earlier.some((other) => other.names[0] === name && String(other.ids) === String(ids));
    const isni = ids.find((id) => id.startsWith('ISNI '));
    const owner = earlier.find((other) => isni !== undefined && other.ids.includes(isni))?.names[0];
    return [
      ...(isTwice ? [buildIssue('party_twice', 'error', party, { name })] : []),
      ...(owner === undefined || isni === undefined || mayName(owner, name) || fold(owner) === fold(name)
        ? []
        : [buildIssue('isni_of_another', 'warning', party, { value: isni.slice(5), name, owner })]),
    ];
  });
}

function checkPages({ all }: MessageParts): ErnIssue[] {
  return all
    .filter(({ name, attributes }) => name !== 'PartyReference' && Object.hasOwn(PAGES, attributes.Namespace ?? ''))
    .filter(({ text, attributes, children }) => children.length === 0 && !PAGES[attributes.Namespace ?? '']?.test(text))
    .map((element) =>
      buildIssue('page_id_invalid', 'warning', element, {
        value: element.text,
        of: element.attributes.Namespace ?? '',
      }),
    );
}
