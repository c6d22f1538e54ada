import type { CreditFields } from './credit-groups.ts';
import type { ProductionCredit } from './credits.ts';
import type { ProductionRole } from './production-role.ts';

/** Roles of an artist who made the recording alone, in one tap. */
const SELF_ROLES: readonly ProductionRole[] = ['producer', 'mixing_engineer'];

/**
 * Returns the real name under which an artist credits themself on a track: the one of their profile, or else the only
 * writer that the track names. Null while neither is known.
 *
 * @example findSelfName({ legal_first_name: 'Lena', legal_last_name: 'Ortiz' }, track) // 'Lena Ortiz'
 */
export function findSelfName(
  artist: { readonly legal_first_name: string; readonly legal_last_name: string } | null,
  { composer_name, contributors }: Pick<CreditFields, 'composer_name' | 'contributors'>,
): string | null {
  const legal = artist === null ? '' : `${artist.legal_first_name.trim()} ${artist.legal_last_name.trim()}`.trim();
  if (legal !== '') return legal;
  const writers = contributors.filter(({ role }) => role !== 'producer').map(({ name }) => name.trim());
  const names = new Set([composer_name?.trim() ?? '', ...writers].filter((name) => name !== ''));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** Adds the roles of an artist who produced and mixed a track alone; roles they already have stay as they are. */
export function addSelfCredits(credits: readonly ProductionCredit[], name: string): readonly ProductionCredit[] {
  return SELF_ROLES.reduce((list, role) => addProductionCredit(list, { name, role }), credits);
}

/** Adds one credit unless it is there; rows without a name make room for it. */
export function addProductionCredit(
  credits: readonly ProductionCredit[],
  credit: ProductionCredit,
): readonly ProductionCredit[] {
  const named = credits.filter(({ name }) => name.trim() !== '');
  const isKnown = named.some(({ name, role }) => role === credit.role && isSameName(name, credit.name));
  return isKnown ? named : [...named, credit];
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
