import type { DirectoryArtist } from '@tangent/contract/catalogue/artist-directory.ts';
import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';

/** Describes the artists of a page for search engines: an ItemList of MusicGroups of schema.org. */
export function describeArtists({ request, texts }: PageContext, artists: readonly DirectoryArtist[]): object {
  const origin = new URL(request.public_url).origin;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: artists.map((artist, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'MusicGroup',
        '@id': `${origin}${CATALOG_PATH}#artist-${artist.id}`,
        name: artist.name,
        genre: texts.t(`genre.${artist.main_genre}`),
        ...(artist.country !== null && { foundingLocation: { '@type': 'Country', name: artist.country } }),
        ...(artist.page_key !== null && { url: `${origin}/artist/${artist.page_key}` }),
        ...(artist.spotify_id !== null && { sameAs: `https://open.spotify.com/artist/${artist.spotify_id}` }),
      },
    })),
  };
}
