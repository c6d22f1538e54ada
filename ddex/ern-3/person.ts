import type { Person } from '../ern/party-list.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/**
 * Name and ids of a person, which ERN 3.8.2 repeats wherever it names one. An id without namespace would be a DPID.
 */
export function buildPerson({ name, ids }: Person): (XmlNode | null)[] {
  return [
    group('PartyName', [leaf('FullName', name)]),
    ...ids.map(({ namespace, id }) => leaf('PartyId', id, { Namespace: namespace })),
  ];
}

/**
 * Reads name and ids of a person. XmlShapeError when only an id is there.
 */
export function parsePerson(element: XmlElement): Person {
  return {
    name: getText(element, 'PartyName', 'FullName'),
    ids: listElements(element, 'PartyId').map(({ attributes, text }) => ({
      namespace: attributes.Namespace ?? 'DPID',
      id: text,
    })),
  };
}

/** The place of a person in the order of the message; behind all others without one. */
export function getSequenceNumber(element: XmlElement): number {
  return Number(element.attributes.SequenceNumber ?? Number.POSITIVE_INFINITY);
}
