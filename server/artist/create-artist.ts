import type { createArtist as createArtistCall } from '@tangent/contract/artist.ts';
import { ARTIST_TYPES } from '@tangent/domain/artist/artist-type.ts';
import { checkArtist } from '@tangent/domain/artist/check-artist.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import type { z } from 'zod';
import type { Actor } from '../auth/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { type ArtistRow, insertArtist } from './artist-store.ts';

type ArtistFields = z.output<typeof createArtistCall.body>;

/** Adds an artist profile to the caller's account. */
export async function createArtist(tx: Tx, actor: Actor, fields: ArtistFields, now: Date): Promise<ArtistRow> {
  const issues = checkArtist(fields);
  const type = ARTIST_TYPES.find((value) => value === fields.type);
  const main_genre = GENRES.find((value) => value === fields.main_genre);
  if (issues.length > 0 || !type || !main_genre) throw new Refusal('invalid_input', issues);
  return insertArtist(tx, {
    account_id: actor.user_id,
    ...{ type, main_genre },
    name: fields.name.trim().normalize('NFC'),
    legal_first_name: fields.legal_first_name.trim().normalize('NFC'),
    legal_last_name: fields.legal_last_name.trim().normalize('NFC'),
    created_at: now,
  });
}
