import { findText, listElements, type XmlElement } from '../xml/element.ts';
import type { MessageParts } from './message-parts.ts';

/** An artist or contributor of a recording or release, with the names and ids of the party. */
export interface NamedArtist {
  element: XmlElement;
  role: string | null;
  names: readonly string[];
  /** 'namespace value', without order. */
  ids: readonly string[];
}

/** Returns a function that lists the artists (`DisplayArtist`) or contributors of an element with their names. */
export function createArtistList({ list }: MessageParts) {
  const parties = new Map(list('Party').map((party) => [findText(party, 'PartyReference') ?? '', party]));
  return (parent: XmlElement, name: 'DisplayArtist' | 'Contributor'): NamedArtist[] =>
    listElements(parent, name).map((element) => {
      const reference =
        findText(element, 'ArtistPartyReference') ?? findText(element, 'ContributorPartyReference') ?? '';
      // ERN 3.8.2 repeats the party in every place.
      const party = parties.get(reference) ?? element;
      const role = findText(element, name === 'DisplayArtist' ? 'DisplayArtistRole' : 'Role');
      return { element, role, names: listNames(party), ids: listIds(party) };
    });
}

/** Lists the names of a party: one for each language. */
export function listNames(party: XmlElement): string[] {
  return listElements(party, 'PartyName').flatMap(({ children }) =>
    children.filter(({ name }) => name === 'FullName' || name === 'FullNameIndexed').map(({ text }) => text),
  );
}

/** Lists the ids of a party. */
export function listIds(party: XmlElement): string[] {
  return listElements(party, 'PartyId')
    .flatMap((id) => (id.children.length > 0 ? id.children : [id]))
    .map(({ name, attributes, text }) => `${attributes.Namespace ?? (attributes.IsISNI ? 'ISNI' : name)} ${text}`);
}

/** Whether the ids say that two parties are different ones: the same kind of id with another value. */
export function haveDifferentIds(some: readonly string[], others: readonly string[]): boolean {
  return some.some((id) => {
    const kind = id.slice(0, id.indexOf(' ') + 1);
    return others.some((other) => other.startsWith(kind)) && !others.includes(id);
  });
}
