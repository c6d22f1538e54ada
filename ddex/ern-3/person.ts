import { ISNI, type Person } from '../ern/party-list.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/**
 * Builds name and ids of a person, which ERN 3.8.2 repeats at every mention. An id without namespace would be a DPID.
 */
export function buildPerson({ name, ids }: Person): (XmlNode | null)[] {
  return [
    group('PartyName', [leaf('FullName', name)]),
    ...ids.map(({ namespace, id }) =>
      leaf('PartyId', id, namespace === ISNI ? { IsISNI: true } : { Namespace: namespace }),
    ),
  ];
}

/** Reads name and ids of a person. Throws XmlShapeError if the name is missing. */
export function parsePerson(element: XmlElement): Person {
  return {
    name: getText(element, 'PartyName', 'FullName'),
    ids: listElements(element, 'PartyId').map(({ attributes, text }) => ({
      namespace: attributes.IsISNI === 'true' ? ISNI : (attributes.Namespace ?? 'DPID'),
      id: text,
    })),
  };
}

/** Returns the position of a person in message order; those without one sort last. */
export function getSequenceNumber(element: XmlElement): number {
  return Number(element.attributes.SequenceNumber ?? Number.POSITIVE_INFINITY);
}
