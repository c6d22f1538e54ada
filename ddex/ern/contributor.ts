import type { ErnContributor } from '../model.ts';
import { listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { CONTRIBUTOR_ROLES, findWord } from './allowed-values.ts';
import { findInstrumentValue, getInstrumentWord } from './instruments.ts';
import { getPerson, type Parties, type Person } from './party-list.ts';

/**
 * One Contributor per person with all roles and instruments. `namespace` is the DPID of the sender, under which an instrument
 * that DDEX does not know is user defined.
 */
export function buildContributor(
  contributor: ErnContributor,
  sequenceNumber: number,
  namespace: string,
  getReference: (person: Person) => string,
): XmlNode {
  return group(
    'Contributor',
    [
      leaf('ContributorPartyReference', getReference(contributor)),
      contributor.roles.map((role) => leaf('Role', CONTRIBUTOR_ROLES[role])),
      contributor.instruments.map((instrument) => buildInstrument(instrument, namespace)),
    ],
    { SequenceNumber: sequenceNumber },
  );
}

/**
 * Reads a Contributor. XmlShapeError for a role we do not send.
 */
export function parseContributor(element: XmlElement, parties: Parties): ErnContributor {
  const person = getPerson(parties, element, 'ContributorPartyReference');
  return {
    name: person.name,
    roles: listElements(element, 'Role').map((roleElement) => {
      const role = findWord(CONTRIBUTOR_ROLES, roleElement.text);
      if (role === null) throw new XmlShapeError('Contributor/Role', roleElement.line);
      return role;
    }),
    instruments: listElements(element, 'InstrumentType').map(
      (instrument) => instrument.attributes.UserDefinedValue ?? getInstrumentWord(instrument.text),
    ),
    ids: person.ids,
  };
}

function buildInstrument(instrument: string, namespace: string): XmlNode | null {
  const value = findInstrumentValue(instrument);
  return value === null
    ? leaf('InstrumentType', 'UserDefined', { Namespace: namespace, UserDefinedValue: instrument })
    : leaf('InstrumentType', value);
}
