import type { CreditFields } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { findSelfName } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { useArtists } from '../../../../api/catalogue/artist.ts';

/**
 * Returns the real name of an artist of the account, or else of the only writer of the track; null if neither is known.
 */
export function useSelfName(
  artistId: string | null,
  track: Pick<CreditFields, 'composer_name' | 'contributors'>,
): string | null {
  const artist = useArtists().data?.items.find(({ id }) => id === artistId) ?? null;
  return findSelfName(artist, track);
}
