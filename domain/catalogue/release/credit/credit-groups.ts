import type { Contributor, Performer, ProductionCredit } from './credits.ts';
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
