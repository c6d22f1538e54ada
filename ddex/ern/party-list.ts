import type { ErnProprietaryId, ErnRelease } from '../model.ts';
import { getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** The namespace of an ISNI among the ids of a person. */
export const ISNI = 'ISNI';

/** The namespace of the number of a songwriter's or publisher's name among the ids of a person; it follows an ISNI. */
export const IPI = 'IPI';

/** A party that a message names: an artist, a contributor or the label. */
export interface Person {
  name: string;
  ids: ErnProprietaryId[];
}

/** The parties of a message by their reference (`P1`, `P2`, …). */
export type Parties = ReadonlyMap<string, Person>;

/** Lists all parties of a release once each: same name and same ids are the same party. The label comes last. */
export function listParties(release: ErnRelease): Parties {
  const keys = new Set<string>();
  const parties = new Map<string, Person>();
  const people = [
    ...release.artists,
    ...release.credits,
    ...release.tracks.flatMap((track) => [...track.artists, ...track.contributors]),
  ];
  for (const { name, ids } of [...people, buildLabel(release.label)]) {
    const key = buildKey({ name, ids });
    if (keys.has(key)) continue;
    keys.add(key);
    parties.set(`P${parties.size + 1}`, { name, ids });
  }
  return parties;
}

/** Returns the label as a party. */
export function buildLabel(name: string): Person {
  return { name, ids: [] };
}

/** Returns a function that maps a person to their reference in the message's PartyList. */
export function buildPartyReferences(parties: Parties): (person: Person) => string {
  const references = new Map([...parties].map(([reference, person]) => [buildKey(person), reference]));
  return (person) => {
    const reference = references.get(buildKey(person));
    if (reference === undefined) throw new Error(`not in the party list: ${person.name}`);
    return reference;
  };
}

/** Builds the PartyList. */
export function buildPartyList(parties: Parties): XmlNode {
  return group('PartyList', [
    [...parties].map(([reference, person]) =>
      group('Party', [
        leaf('PartyReference', reference),
        group('PartyName', [leaf('FullName', person.name)]),
        person.ids.length === 0 ? null : group('PartyId', person.ids.map(buildId)),
      ]),
    ),
  ]);
}

function buildId({ namespace, id }: ErnProprietaryId): XmlNode | null {
  if (namespace === IPI) return leaf('IpiNameNumber', id);
  return namespace === ISNI ? leaf(ISNI, id) : leaf('ProprietaryId', id, { Namespace: namespace });
}

function parseId({ name, attributes, text }: XmlElement): ErnProprietaryId[] {
  if (name === ISNI) return [{ namespace: ISNI, id: text }];
  if (name === 'IpiNameNumber') return [{ namespace: IPI, id: text }];
  return name === 'ProprietaryId' ? [{ namespace: attributes.Namespace ?? '', id: text }] : [];
}

/**
 * Reads a PartyList.
 */
export function parsePartyList(element: XmlElement): Parties {
  return new Map(
    listElements(element, 'Party').map((party) => [
      getText(party, 'PartyReference'),
      {
        name: getText(party, 'PartyName', 'FullName'),
        ids: listElements(party, 'PartyId').flatMap(({ children }) => children.flatMap(parseId)),
      },
    ]),
  );
}

/**
 * Returns the person that the reference in an element of this name points to. Throws XmlShapeError if it points to no
 * party.
 */
export function getPerson(parties: Parties, parent: XmlElement, name: string): Person {
  const reference = getElement(parent, name);
  const person = parties.get(reference.text);
  if (person === undefined) throw new XmlShapeError(`${parent.name}/${name}`, reference.line);
  return person;
}

function buildKey(person: Person): string {
  return JSON.stringify([person.name, person.ids.map(({ namespace, id }) => [namespace, id])]);
}
