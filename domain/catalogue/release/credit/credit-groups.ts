import type { ContributorRole } from './contributor-role.ts';
import type { Contributor, Performer, ProductionCredit } from './credits.ts';
import type { PerformerPart } from './performer-part.ts';
import type { ProductionRole } from './production-role.ts';
import type { SongwriterAnswer } from './songwriters.ts';

/**
 * The groups into which Apple sorts credits, "Composition & Lyrics", "Performer" and "Production & Engineering": it wants
 * one person of each on every track.
 */
export const CREDIT_GROUPS = ['composition', 'performance', 'production'] as const;
export type CreditGroup = (typeof CREDIT_GROUPS)[number];

/** The fields of a track that name the people behind it. */
export type CreditFields = {
  readonly composer_name: string | null;
  readonly songwriters: SongwriterAnswer;
  readonly contributors: readonly Contributor[];
  readonly performers: readonly Performer[];
  readonly production_credits: readonly ProductionCredit[];
  readonly remixers: readonly string[];
};

/**
 * Returns which groups of credits a track has, in the order of CREDIT_GROUPS. A row without a name counts nothing; a
 * producer with a share counts as production, and a traditional song needs no writer.
 *
 * @example findCreditGroups({ ...NO_CREDITS, composer_name: 'Ada Yıldız' }) // ['composition']
 */
export function findCreditGroups(track: CreditFields): CreditGroup[] {
  const shared = track.contributors.filter(isNamed);
  const has: Record<CreditGroup, boolean> = {
    composition:
      track.songwriters === 'traditional' ||
      (track.composer_name ?? '').trim() !== '' ||
      shared.some(({ role }) => role !== 'producer'),
    performance: track.performers.some(isNamed),
    production:
      track.production_credits.some(isNamed) ||
      shared.some(({ role }) => role === 'producer') ||
      track.remixers.some((name) => name.trim() !== ''),
  };
  return CREDIT_GROUPS.filter((group) => has[group]);
}

/** Lists the groups that a track has nobody in. */
export function listMissingGroups(track: CreditFields): CreditGroup[] {
  const found = findCreditGroups(track);
  return CREDIT_GROUPS.filter((group) => !found.includes(group));
}

const isNamed = ({ name }: { readonly name: string }): boolean => name.trim() !== '';

/** Something a person did on a track: a role, or the part of a performer. */
export type CreditWord =
  | { readonly kind: 'role'; readonly word: ContributorRole | ProductionRole }
  | { readonly kind: 'instrument'; readonly word: PerformerPart };

/** A person of a group, once with everything they did, in the order in which it is named. */
export type CreditedPerson = { readonly name: string; readonly words: readonly CreditWord[] };

/**
 * Lists the people of each group of a track.
 *
 * @example listCreditedPeople({ …, remixers: ['Su'] }).production // [{ name: 'Su', words: [{ kind: 'role', word: 'remixer' }] }]
 */
export function listCreditedPeople(track: CreditFields): Record<CreditGroup, readonly CreditedPerson[]> {
  const roleOf = (name: string, word: ContributorRole | ProductionRole) => ({ name, kind: 'role' as const, word });
  const shares = track.contributors.map(({ name, role }) => roleOf(name, role));
  return {
    composition: gather([
      ...(track.composer_name === null ? [] : [roleOf(track.composer_name, 'composer')]),
      ...shares.filter(({ word }) => word !== 'producer'),
    ]),
    performance: gather(
      track.performers.map(({ name, instrument }) => ({ name, kind: 'instrument' as const, word: instrument })),
    ),
    production: gather([
      ...shares.filter(({ word }) => word === 'producer'),
      ...track.production_credits.map(({ name, role }) => roleOf(name, role)),
      ...track.remixers.map((name) => roleOf(name, 'remixer')),
    ]),
  };
}

function gather(credits: readonly (CreditWord & { readonly name: string })[]): CreditedPerson[] {
  const people = new Map<string, CreditWord[]>();
  for (const { name: written, ...word } of credits) {
    const name = written.trim().replace(/\s+/gu, ' ');
    if (name === '') continue;
    const words = people.get(name) ?? [];
    people.set(name, words);
    if (!words.some((known) => known.word === word.word)) words.push(word);
  }
  return [...people].map(([name, words]) => ({ name, words }));
}
