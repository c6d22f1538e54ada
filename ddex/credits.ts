import type { ErnContributor, ErnContributorRole, ErnProprietaryId } from './model.ts';

/** One credit: a person in one role, or as `musician` with one instrument. */
export interface Credit {
  name: string;
  role: ErnContributorRole;
  instrument: string | null;
  ids: ErnProprietaryId[];
}

/** Parts of performers that DDEX treats as a role, not as an instrument. */
const PERFORMER_ROLES: Record<string, ErnContributorRole> = {
  vocals: 'vocalist',
  backing_vocals: 'background_vocalist',
  lead_vocals: 'lead_vocalist',
  rap: 'rapper',
  spoken_word: 'narrator',
  choir: 'choir',
  orchestra: 'orchestra',
  ensemble: 'ensemble',
  soloist: 'soloist',
  conductor: 'conductor',
  dj: 'dj',
};

/**
 * Builds the contributors of a recording from its credits: one per person (DDEX Release Profiles, Audio: one
 * Contributor per party), with roles, instruments and ids in the given order and without duplicates.
 */
export function buildContributors(credits: readonly Credit[]): ErnContributor[] {
  const people = new Map<string, ErnContributor>();
  for (const credit of credits) {
    const person = people.get(credit.name) ?? { name: credit.name, roles: [], instruments: [], ids: [], ai: null };
    people.set(credit.name, person);
    const part = credit.instrument === null ? undefined : PERFORMER_ROLES[credit.instrument];
    const role = part ?? credit.role;
    if (!person.roles.includes(role)) person.roles.push(role);
    if (credit.instrument !== null && part === undefined && !person.instruments.includes(credit.instrument)) {
      person.instruments.push(credit.instrument);
    }
    for (const id of credit.ids) {
      if (!person.ids.some((known) => known.namespace === id.namespace && known.id === id.id)) person.ids.push(id);
    }
  }
  return [...people.values()];
}
