import type { updateArtist } from '@tangent/contract/catalogue/artist.ts';
import type { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { ARTIST_TYPES } from '@tangent/domain/catalogue/artist/artist-type.ts';
import { checkArtist } from '@tangent/domain/catalogue/artist/check-artist.ts';
import { ARTIST_PAGES, findAppleArtistId, normalizeIsni } from '@tangent/domain/catalogue/artist/identities.ts';
import { findSpotifyArtistId } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import { cleanWebsite } from '@tangent/domain/catalogue/artist/website.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';

type UpdateBody = Required<Omit<z.output<typeof updateArtist.body>, 'spotify_artist_key'>>;
/** The fields that a caller may set; only the product or staff sets all other fields of a profile. */
export type ArtistInput = { [Name in keyof UpdateBody]: Exclude<UpdateBody[Name], undefined> };
export type ArtistChanges = z.output<typeof updateArtist.body>;

type Columns = Omit<typeof artists.$inferInsert, 'account_id' | 'created_at'>;

export const EMPTY_ARTIST: ArtistInput = {
  name: '',
  type: null,
  main_genre: null,
  subgenre: null,
  legal_first_name: '',
  legal_last_name: '',
  biography: null,
  website: null,
  country: null,
  spotify_id: null,
  apple_music_id: null,
  isni: null,
  new_pages: [],
  picture_upload_id: null,
  show_in_catalogue: true,
};

/** Builds the stored profile after a change; absent fields stay as they are. Refuses a change that breaks a rule. */
export function buildArtist(before: ArtistInput, changes: ArtistChanges): Columns {
  const input = { ...before, ...withoutAbsent(changes) };
  const issues = checkArtist({ ...input, spotify_artist_key: changes.spotify_artist_key ?? null });
  const type = ARTIST_TYPES.find((value) => value === input.type);
  const main_genre = GENRES.find((value) => value === input.main_genre);
  if (issues.length > 0 || !type || !main_genre) throw new Refusal('invalid_input', issues);
  const website = cleanText(input.website);
  return {
    type,
    main_genre,
    subgenre: GENRES.find((value) => value === input.subgenre) ?? null,
    name: input.name.trim().normalize('NFC'),
    legal_first_name: input.legal_first_name.trim().normalize('NFC'),
    legal_last_name: input.legal_last_name.trim().normalize('NFC'),
    biography: cleanText(input.biography),
    website: website && cleanWebsite(website),
    country: input.country || null,
    spotify_id: findSpotifyArtistId(input.spotify_id ?? ''),
    apple_music_id: findAppleArtistId(input.apple_music_id ?? ''),
    isni: normalizeIsni(input.isni ?? '') || null,
    new_pages: ARTIST_PAGES.filter((page) => input.new_pages.includes(page)),
    picture_upload_id: input.picture_upload_id,
    show_in_catalogue: input.show_in_catalogue,
  };
}

function cleanText(text: string | null): string | null {
  return text?.trim().normalize('NFC') || null;
}

function withoutAbsent(changes: ArtistChanges): Partial<ArtistInput> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
