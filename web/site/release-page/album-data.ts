import type { ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { ReleaseContext } from './release-context.ts';

const ALBUM_TYPES: Record<ReleaseType, string> = {
  single: 'SingleRelease',
  ep: 'EPRelease',
  album: 'AlbumRelease',
  compilation: 'AlbumRelease',
};

/** Builds the data for search engines: a MusicAlbum of schema.org, as JSON that may stand inside a script element. */
export function buildAlbumData({ page, title, address }: ReleaseContext): string {
  const origin = new URL(address).origin;
  const targets = page.stores.flatMap(({ path }) => (path === null ? [] : [origin + path]));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'MusicAlbum',
    name: title,
    url: address,
    byArtist: {
      '@type': 'MusicGroup',
      name: page.artist,
      ...(page.artist_key === null ? {} : { url: `${origin}/artist/${page.artist_key}` }),
    },
    albumReleaseType: `https://schema.org/${ALBUM_TYPES[page.release_type]}`,
    numTracks: page.track_count,
    ...(page.release_date === null ? {} : { datePublished: page.release_date }),
    ...(page.cover_path === null ? {} : { image: origin + page.cover_path }),
    potentialAction: targets.map((target) => ({ '@type': 'ListenAction', target })),
  };
  // A title may contain '</script>'.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
