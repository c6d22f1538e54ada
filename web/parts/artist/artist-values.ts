import type { Artist } from '@tangent/contract/artist.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import type { NewArtist } from '../../api/artist.ts';

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
  };
}

/** Converts the values to the request for a new profile, with all fields. */
export function toBody({ picture, ...values }: ArtistValues): Required<NewArtist> {
  const orNull = (text: string) => text || null;
  return {
    ...values,
    subgenre: orNull(values.subgenre),
    biography: orNull(values.biography),
    website: orNull(values.website),
    country: orNull(values.country),
    spotify_id: orNull(values.spotify_id),
    picture_upload_id: picture?.id ?? null,
  };
}

/**
 * Returns only the changed fields of an existing profile, so that two simultaneous editors do not undo each other's
 * changes.
 */
export function findChanges(before: ArtistValues, values: ArtistValues): Partial<NewArtist> {
  const known = toBody(before);
  const changed = Object.entries(toBody(values)).filter(([name, value]) => value !== known[name as keyof NewArtist]);
  return Object.fromEntries(changed);
}
