import type { Artist } from '@tangent/contract/artist.ts';
import type { ArtistRow } from './artist-store.ts';

/** A profile as its own account sees it; the legal names go to nobody else. */
export function presentArtist(row: ArtistRow, releaseCount: number): Artist {
  const { id, name, type, main_genre, legal_first_name, legal_last_name, verified, created_at } = row;
  return {
    ...{ id, name, type, main_genre, legal_first_name, legal_last_name, verified },
    release_count: releaseCount,
    created_at: created_at.toISOString(),
  };
}
