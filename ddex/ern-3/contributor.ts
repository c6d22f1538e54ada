import { findRole as findErn4Role } from '../ern/contributor-role.ts';
import { findInstrumentValue, getInstrumentWord } from '../ern/instruments.ts';
import type { ErnContributor, ErnContributorRole } from '../model.ts';
import { listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { RESOURCE_ROLES, WORK_ROLES } from './allowed-values-3.ts';
import { buildPerson, getSequenceNumber, parsePerson } from './person.ts';
import { buildUserDefined, parseUserDefined } from './user-defined.ts';

type Roles = Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Contributors to the recording and to the work are two elements, even for the same person. */
const KINDS = [
  { element: 'ResourceContributor', role: 'ResourceContributorRole', roles: RESOURCE_ROLES },
  { element: 'IndirectResourceContributor', role: 'IndirectResourceContributorRole', roles: WORK_ROLES },
] as const satisfies readonly { element: string; role: string; roles: Roles }[];

/**
 * Builds the contributors of a recording: first all of the recording, then all of the work. A person has the same
 * number in both.
 */
export function buildContributors(contributors: readonly ErnContributor[], namespace: string): XmlNode[] {
  return KINDS.flatMap(({ element, role, roles }) =>
    contributors.flatMap((contributor, i) => {
      const own = contributor.roles.filter((candidate) => Object.hasOwn(roles, candidate));
      const instruments = element === 'ResourceContributor' ? contributor.instruments : [];
      if (own.length === 0 && instruments.length === 0) return [];
      return group(
        element,
        [
          buildPerson(contributor),
          own.map((word) => buildRole(role, roles, word, namespace)),
          instruments.map((instrument) => leaf('InstrumentType', findInstrumentValue(instrument) ?? instrument)),
        ],
        { SequenceNumber: i + 1 },
      );
    }),
  );
}

/**
 * Reads the contributors, one per person (same name and ids) with the roles of both elements, in message order. Roles
 * that we do not know are left out.
 */
export function parseContributors(details: XmlElement): ErnContributor[] {
  const elements = KINDS.flatMap((kind) =>
    listElements(details, kind.element).map((element) => ({ element, kind, order: getSequenceNumber(element) })),
  );
  const people = new Map<string, ErnContributor>();
  for (const { element, kind } of elements.toSorted((a, b) => compare(a.order, b.order))) {
    const person = parsePerson(element);
    const key = JSON.stringify(person);
    const known = people.get(key) ?? { name: person.name, roles: [], instruments: [], ids: person.ids, ai: null };
    people.set(key, known);
    known.roles.push(...listElements(element, kind.role).flatMap((role) => findRole(role, kind.roles) ?? []));
    known.instruments.push(...listElements(element, 'InstrumentType').map(({ text }) => getInstrumentWord(text)));
  }
  return [...people.values()];
}

function buildRole(name: string, roles: Roles, word: ErnContributorRole, namespace: string): XmlNode | null {
  const role = roles[word];
  if (role === undefined) return null;
  return role.own === null ? leaf(name, role.value) : buildUserDefined(name, role.own, namespace);
}

function findRole(element: XmlElement, roles: Roles): ErnContributorRole | null {
  const value = parseUserDefined(element);
  const names = Object.keys(roles) as ErnContributorRole[];
  const known = names.find((candidate) => (roles[candidate]?.own ?? roles[candidate]?.value) === value);
  // Senders also use words of ERN 4 as their own.
  return known ?? findErn4Role(value);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
