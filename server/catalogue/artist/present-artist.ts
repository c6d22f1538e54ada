import type { Artist } from '@tangent/contract/artist.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';
import type { ArtistRow } from './artist-store.ts';

/** Presents a profile to its own account; the legal names are shown to no other account. */
export function presentArtist(
  row: ArtistRow,
  facts: { release_count: number; renamable: boolean; picture: UploadRow | null },
): Artist {
  const { account_id, followers_at, created_at, ...fields } = row;
  return {
    ...fields,
    release_count: facts.release_count,
    renamable: facts.renamable,
    picture: facts.picture && presentUpload(facts.picture),
    created_at: created_at.toISOString(),
  };
}
