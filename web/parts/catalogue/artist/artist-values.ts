import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import type { NewArtist } from '../../../api/catalogue/artist.ts';

type ArtistBody = Required<Omit<NewArtist, 'spotify_artist_key'>> & Pick<NewArtist, 'spotify_artist_key'>;

/** The values of the profile form: empty texts for missing values. */
export type ArtistValues = {
  readonly name: string;
  readonly type: string;
  readonly main_genre: string;
  readonly subgenre: string;
  readonly legal_first_name: string;
  readonly legal_last_name: string;
  readonly biography: string;
  readonly website: string;
  readonly country: string;
  readonly spotify_id: string;
  readonly apple_music_id: string;
  readonly isni: string;
  readonly new_pages: readonly ArtistPage[];
  /** Empty: the stored key stays; null removes it. */
  readonly spotify_artist_key: string | null;
  readonly show_in_catalogue: boolean;
  readonly picture: Upload | null;
};

const NEW: ArtistValues = {
  name: '',
  type: '',
  main_genre: '',
  subgenre: '',
  legal_first_name: '',
  legal_last_name: '',
  biography: '',
  website: '',
  country: '',
  spotify_id: '',
  apple_music_id: '',
  isni: '',
  new_pages: [],
  spotify_artist_key: '',
  show_in_catalogue: true,
  picture: null,
};

/** Converts a profile to the initial values of the form; those of a new one may be suggested. */
export function toArtistValues(artist: Artist | null, suggested: Partial<ArtistValues> = {}): ArtistValues {
  if (artist === null) return { ...NEW, ...suggested };
  const { name, type, main_genre, legal_first_name, legal_last_name, show_in_catalogue, picture } = artist;
  return {
    name,
    type,
    main_genre,
    legal_first_name,
    legal_last_name,
    show_in_catalogue,
    picture,
    subgenre: artist.subgenre ?? '',
    biography: artist.biography ?? '',
    website: artist.website ?? '',
    country: artist.country ?? '',
    spotify_id: artist.spotify_id ?? '',
    apple_music_id: artist.apple_music_id ?? '',
    isni: artist.isni ?? '',
    new_pages: artist.new_pages,
    spotify_artist_key: '',
  };
}

/** Converts the values to the request for a new profile, with all fields; the key only if it changes. */
export function toBody({ picture, spotify_artist_key: key, ...values }: ArtistValues): ArtistBody {
  const orNull = (text: string) => text || null;
  return {
    ...values,
    subgenre: orNull(values.subgenre),
    biography: orNull(values.biography),
    website: orNull(values.website),
    country: orNull(values.country),
    spotify_id: orNull(values.spotify_id),
    apple_music_id: orNull(values.apple_music_id),
    isni: orNull(values.isni),
    new_pages: [...values.new_pages],
    ...(key === '' ? {} : { spotify_artist_key: key }),
    picture_upload_id: picture?.id ?? null,
  };
}

/**
 * Returns only the changed fields of an existing profile, so that two simultaneous editors do not undo each other's
 * changes.
 */
export function findChanges(before: ArtistValues, values: ArtistValues): Partial<NewArtist> {
  const known = toBody(before);
  const changed = Object.entries(toBody(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof ArtistBody]),
  );
  return Object.fromEntries(changed);
}
