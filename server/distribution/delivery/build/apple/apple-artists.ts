import { APPLE_FALLBACK, findAppleRole } from '@tangent/apple/codes/roles.ts';
import type { AppleArtist } from '@tangent/apple/model.ts';
import type { ErnArtist, ErnContributor, ErnContributorRole, ErnProprietaryId } from '@tangent/ddex/model.ts';

/** The namespace of artist pages at Apple, and its word for one that does not exist yet. */
const APPLE_PAGES = 'AppleMusic';

/**
 * Builds the artists of an album or a track as Apple wants them: everybody once with all roles, main artists first. Main
 * artists are primary performers; a guest has the role `Featuring`, whose name Apple adds to the title by itself.
 */
export function buildAppleArtists(
  artists: readonly ErnArtist[],
  contributors: readonly ErnContributor[] = [],
): AppleArtist[] {
  const people = new Map<string, AppleArtist>();
  const add = (name: string, ids: readonly ErnProprietaryId[], roles: readonly string[], is_primary: boolean) => {
    const known = people.get(name);
    const person = known ?? { name, apple_id: findAppleId(ids), roles: [], is_primary };
    people.set(name, {
      ...person,
      apple_id: person.apple_id ?? findAppleId(ids),
      roles: [...person.roles, ...roles.filter((role) => !person.roles.includes(role))],
      is_primary: person.is_primary || is_primary,
    });
  };
  for (const { name, ids, role } of artists) {
    const isMain = role === 'main_artist';
    add(name, ids, [isMain ? 'Performer' : 'Featuring'], isMain);
  }
  for (const { name, ids, roles, instruments } of contributors) {
    const own = roles.filter((role) => !isUnnamed(role) && (role !== 'musician' || instruments.length === 0));
    if (own.length + instruments.length > 0) add(name, ids, [...own, ...instruments].map(toAppleRole), false);
  }
  return [...people.values()];
}

/** Apple lists those who made the music, in three groups of roles; a publisher is in none of them. */
function isUnnamed(role: ErnContributorRole): boolean {
  return role === 'music_publisher';
}

/** Our words for voices differ from those of instruments; what Apple has no word for is a performance. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  musician: 'performer',
  vocalist: 'vocals',
  background_vocalist: 'backing_vocals',
  lead_vocalist: 'lead_vocals',
  rapper: 'rap',
};

function toAppleRole(word: string): string {
  return findAppleRole(OTHER_WORDS[word] ?? word) ?? APPLE_FALLBACK.performer;
}

function findAppleId(ids: readonly ErnProprietaryId[]): string | null {
  const page = ids.find(({ namespace }) => namespace === APPLE_PAGES)?.id;
  return page !== undefined && /^\d+$/.test(page) ? page : null;
}
