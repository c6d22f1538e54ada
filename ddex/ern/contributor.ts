import type { ErnContributor } from '../model.ts';
import { listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { CONTRIBUTOR_ROLES, findWord } from './allowed-values.ts';
import { buildAiExtent, parseAiExtent } from './contains-ai.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { findInstrumentValue, getInstrumentWord } from './instruments.ts';
import { getPerson, type Parties } from './party-list.ts';

/** Builds one Contributor per person with all roles and instruments. An instrument unknown to DDEX is user-defined. */
export function buildContributor(
  contributor: ErnContributor,
  sequenceNumber: number,
  { dialect, namespace, getReference }: MessageContext,
): XmlNode {
  return group(
    'Contributor',
    [
      leaf('ContributorPartyReference', getReference(contributor)),
      contributor.roles.map((role) => buildRole(CONTRIBUTOR_ROLES[role], dialect)),
      contributor.instruments.map((instrument) => buildInstrument(instrument, namespace)),
      buildAiExtent('AiContribution', contributor.ai, dialect),
    ],
    { SequenceNumber: sequenceNumber },
  );
}

/** Reads a Contributor; roles that we do not know are left out. */
export function parseContributor(element: XmlElement, parties: Parties, dialect: Dialect): ErnContributor {
  const person = getPerson(parties, element, 'ContributorPartyReference');
  return {
    name: person.name,
    roles: listElements(element, ...(dialect.role_in_value ? ['Role', 'Value'] : ['Role'])).flatMap(
      ({ text }) => findWord(CONTRIBUTOR_ROLES, text) ?? [],
    ),
    instruments: listElements(element, 'InstrumentType').map(
      (instrument) => instrument.attributes.UserDefinedValue ?? getInstrumentWord(instrument.text),
    ),
    ids: person.ids,
    ai: parseAiExtent(element, 'AiContribution'),
  };
}

function buildRole(role: string, { role_in_value }: Dialect): XmlNode | null {
  return role_in_value ? group('Role', [leaf('Value', role)]) : leaf('Role', role);
}

function buildInstrument(instrument: string, namespace: string): XmlNode | null {
  const value = findInstrumentValue(instrument);
  return value === null
    ? leaf('InstrumentType', 'UserDefined', { Namespace: namespace, UserDefinedValue: instrument })
    : leaf('InstrumentType', value);
}
