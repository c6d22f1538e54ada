import { ARTIST_TYPES } from '@tangent/domain/catalogue/artist/artist-type.ts';
import { ARTIST_PAGES } from '@tangent/domain/catalogue/artist/identities.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant, pageOf } from '../values.ts';
import { upload } from './upload.ts';

const artistFields = {
  name: z.string().max(400),
  type: z.string().max(40).nullable(),
  main_genre: z.string().max(40).nullable(),
  subgenre: z.string().max(40).nullable(),
  legal_first_name: z.string().max(400),
  legal_last_name: z.string().max(400),
  biography: z.string().max(10_000).nullable(),
  website: z.string().max(2000).nullable(),
  country: z.string().max(2).nullable(),
  /** An id, a URI or a link of a Spotify artist profile; stored as the id of 22 characters. */
  spotify_id: z.string().max(400).nullable(),
  /** An id or a link of an Apple Music artist page; stored as the number. */
  apple_music_id: z.string().max(400).nullable(),
  isni: z.string().max(60).nullable(),
  /** The services that should make a page for the artist, who has none yet. */
  new_pages: z.array(z.enum(ARTIST_PAGES)).max(ARTIST_PAGES.length),
  picture_upload_id: id.nullable(),
  show_in_catalogue: z.boolean(),
};

/** Spotify's key of a protected artist page; it is stored sealed and never returned. */
const spotify_artist_key = z.string().max(400).nullable();

const artist = z.object({
  id,
  ...artistFields,
  type: z.enum(ARTIST_TYPES),
  main_genre: z.enum(GENRES),
  subgenre: z.enum(GENRES).nullable(),
  picture: upload.nullable(),
  has_spotify_artist_key: z.boolean(),
  followers: z.number().int().nullable(),
  verified: z.boolean(),
  release_count: z.number().int(),
  /** False once a release was submitted: stores know the artist by this name. */
  renamable: z.boolean(),
  created_at: instant,
});
export type Artist = z.infer<typeof artist>;

export const listArtists = defineCall({
  method: 'GET',
  path: '/v1/api/artists',
  summary: 'Lists the artist profiles of the account',
  scope: 'read_releases',
  response: pageOf(artist),
});

const optionalFields = z
  .object({
    subgenre: artistFields.subgenre,
    biography: artistFields.biography,
    website: artistFields.website,
    country: artistFields.country,
    spotify_id: artistFields.spotify_id,
    apple_music_id: artistFields.apple_music_id,
    isni: artistFields.isni,
    new_pages: artistFields.new_pages,
    spotify_artist_key,
    picture_upload_id: artistFields.picture_upload_id,
    show_in_catalogue: artistFields.show_in_catalogue,
  })
  .partial();

/**
 * Used to keep the spelling of names consistent (rule A11 in docs/standards/store-rules.md) and for suggestions while
 * typing.
 */
export const listKnownNames = defineCall({
  method: 'GET',
  path: '/v1/api/artists/known-names',
  summary: 'Lists the names of artists, guests and credits on submitted releases of the account, most recent first',
  scope: 'read_releases',
  /** A release whose own names are ignored, such as the one that is being edited. */
  query: z.object({ except_release: id.optional() }),
  response: pageOf(z.string()),
});

export const createArtist = defineCall({
  method: 'POST',
  path: '/v1/api/artists',
  summary: 'Creates an artist profile',
  body: optionalFields.extend({
    name: artistFields.name,
    type: artistFields.type,
    main_genre: artistFields.main_genre,
    legal_first_name: artistFields.legal_first_name,
    legal_last_name: artistFields.legal_last_name,
  }),
  response: artist,
  status: 201,
});

export const getArtist = defineCall({
  method: 'GET',
  path: '/v1/api/artists/:id',
  summary: 'Returns one artist profile of the account',
  scope: 'read_releases',
  params: idParams,
  response: artist,
});

export const updateArtist = defineCall({
  method: 'PATCH',
  path: '/v1/api/artists/:id',
  summary: 'Changes an artist profile; absent fields stay as they are',
  params: idParams,
  body: z.object({ ...artistFields, spotify_artist_key }).partial(),
  response: artist,
});

/** An artist page as Apple Music describes it. */
const appleMusicProfile = z.object({
  apple_music_id: z.string(),
  name: z.string(),
  genres: z.array(z.string()),
  image_url: z.string().nullable(),
});
export type AppleMusicProfile = z.infer<typeof appleMusicProfile>;

export const searchAppleMusic = defineCall({
  method: 'GET',
  path: '/v1/api/artists/apple-music-search',
  summary: 'Finds artist pages on Apple Music by name, id or link',
  query: z.object({ q: z.string().max(200) }),
  response: pageOf(appleMusicProfile),
});

/** A profile as Spotify describes it. */
const spotifyProfile = z.object({
  spotify_id: z.string(),
  name: z.string(),
  followers: z.number().int().nullable(),
  genres: z.array(z.string()),
  image_url: z.string().nullable(),
});
export type SpotifyProfile = z.infer<typeof spotifyProfile>;

export const searchSpotify = defineCall({
  method: 'GET',
  path: '/v1/api/artists/spotify-search',
  summary: 'Finds artist profiles on Spotify by name, id, URI or link',
  query: z.object({ q: z.string().max(200) }),
  response: pageOf(spotifyProfile),
});
