import type { ErnContributor, ErnContributorRole } from '../model.ts';
import { listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildAiExtent, parseAiExtent } from './contains-ai.ts';
import { CONTRIBUTOR_ROLES, findRole, type RoleValue } from './contributor-role.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { findInstrumentValue, getInstrumentWord } from './instruments.ts';
import { getPerson, type Parties } from './party-list.ts';

/** Builds one Contributor per person with all roles and instruments. An instrument unknown to DDEX is user-defined. */
export function buildContributor(
  contributor: ErnContributor,
  sequenceNumber: number,
  { dialect, namespace, getReference }: MessageContext,
): XmlNode {
  const instruments = contributor.instruments.map((instrument) => buildInstrument(instrument, namespace));
  const player = Math.max(0, contributor.roles.indexOf('musician'));
  return group(
    'Contributor',
    [
      leaf('ContributorPartyReference', getReference(contributor)),
      contributor.roles.map((role, i) =>
        buildRole(CONTRIBUTOR_ROLES[role], i === player && dialect.role_in_value ? instruments : [], {
          dialect,
          namespace,
        }),
      ),
      dialect.role_in_value ? [] : instruments,
      buildAiExtent('AiContribution', contributor.ai, dialect),
    ],
    { SequenceNumber: sequenceNumber },
  );
}

/** Builds the roles that generative AI had alone. */
export function buildAiRoles(roles: readonly ErnContributorRole[], context: MessageContext): (XmlNode | null)[] {
  return roles.map((role) => buildRole(CONTRIBUTOR_ROLES[role], [], context));
}

/** Reads a Contributor; roles that we do not know are left out. */
export function parseContributor(element: XmlElement, parties: Parties, dialect: Dialect): ErnContributor {
  const person = getPerson(parties, element, 'ContributorPartyReference');
  return {
    name: person.name,
    roles: parseRoles(element, dialect),
    instruments: [...listElements(element, 'Role', 'InstrumentType'), ...listElements(element, 'InstrumentType')].map(
      (instrument) => instrument.attributes.UserDefinedValue ?? getInstrumentWord(instrument.text),
    ),
    ids: person.ids,
    ai: parseAiExtent(element, 'AiContribution'),
  };
}

function buildRole(
  { value, own }: RoleValue,
  instruments: readonly (XmlNode | null)[],
  { dialect, namespace }: Pick<MessageContext, 'dialect' | 'namespace'>,
): XmlNode | null {
  const name = dialect.role_in_value ? 'Value' : 'Role';
  const role = own === null ? leaf(name, value) : leaf(name, value, { Namespace: namespace, UserDefinedValue: own });
  return dialect.role_in_value ? group('Role', [role, instruments]) : role;
}

/** A person who has a role twice under two values of the same meaning has it once. */
export function parseRoles(element: XmlElement, { role_in_value }: Dialect): ErnContributorRole[] {
  const values = listElements(element, ...(role_in_value ? ['Role', 'Value'] : ['Role']));
  return [...new Set(values.flatMap(({ text, attributes }) => findRole(attributes.UserDefinedValue ?? text) ?? []))];
}

function buildInstrument(instrument: string, namespace: string): XmlNode | null {
  const value = findInstrumentValue(instrument);
  return value === null
    ? leaf('InstrumentType', 'UserDefined', { Namespace: namespace, UserDefinedValue: instrument })
    : leaf('InstrumentType', value);
}
