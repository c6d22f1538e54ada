import type { Artist } from '@tangent/contract/artist.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import type { NewArtist } from '../../api/artist.ts';

/** A profile as it stands in the form: an empty text where there is nothing. */
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

/** What the form begins with. */
export function toArtistValues(artist: Artist | null): ArtistValues {
  if (artist === null) return NEW;
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

/** What is sent: everything of a new profile. */
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

/** Of a profile that is there only what differs, so that two people who edit it at once do not undo each other. */
export function findChanges(before: ArtistValues, values: ArtistValues): Partial<NewArtist> {
  const known = toBody(before);
  const changed = Object.entries(toBody(values)).filter(([name, value]) => value !== known[name as keyof NewArtist]);
  return Object.fromEntries(changed);
}
