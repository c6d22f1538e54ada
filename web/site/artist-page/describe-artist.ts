import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import type { ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { PageContext } from '../page.ts';

const ALBUM_TYPES: Record<ReleaseType, string> = {
  single: 'SingleRelease',
  ep: 'EPRelease',
  album: 'AlbumRelease',
  compilation: 'AlbumRelease',
};

/** Says who the artist is in a few words: type, genre and country. */
export function nameArtist({ texts, language }: PageContext, artist: PublicArtistPage): string {
  const regions = new Intl.DisplayNames(formatLocale(language), { type: 'region' });
  const country = artist.country && regions.of(artist.country);
  return [texts.t(`artist.type.${artist.type}`), texts.t(`genre.${artist.main_genre}`), country]
    .filter(Boolean)
    .join(', ');
}

/** Lists the pages of the artist at stores, by name. */
export function listProfiles({ spotify_id, apple_music_id }: PublicArtistPage): { name: string; address: string }[] {
  return [
    ...(spotify_id === null ? [] : [{ name: 'Spotify', address: `https://open.spotify.com/artist/${spotify_id}` }]),
    ...(apple_music_id === null
      ? []
      : [{ name: 'Apple Music', address: `https://music.apple.com/artist/${apple_music_id}` }]),
  ];
}

/** Describes an artist for search engines: a MusicGroup of schema.org with its albums in stores. */
export function describeArtist({ request, texts }: PageContext, artist: PublicArtistPage): object {
  const origin = new URL(request.public_url).origin;
  const sameAs = [...listProfiles(artist).map(({ address }) => address), ...(artist.website ? [artist.website] : [])];
  const album = artist.releases.flatMap(({ title, path, date, state, release_type, track_count, cover_path }) =>
    path === null || state !== 'live'
      ? []
      : {
          '@type': 'MusicAlbum',
          name: title,
          url: origin + path,
          albumReleaseType: `https://schema.org/${ALBUM_TYPES[release_type]}`,
          numTracks: track_count,
          ...(date !== null && { datePublished: date }),
          ...(cover_path !== null && { image: origin + cover_path }),
        },
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name: artist.name,
    url: `${origin}/artist/${artist.key}`,
    genre: texts.t(`genre.${artist.main_genre}`),
    ...(artist.biography !== null && { description: artist.biography }),
    ...(artist.label_path !== null && { image: origin + artist.label_path }),
    ...(artist.country !== null && { foundingLocation: { '@type': 'Country', name: artist.country } }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(album.length > 0 && { album }),
  };
}
