import { findMostFrequent } from '../upload/drop-music/find-most-frequent.ts';
import type { MusicTags } from '../upload/drop-music/music-tags.ts';
import type { ArtistValues } from './artist-values.ts';

type ArtistTags = Pick<MusicTags, 'album_artist' | 'artist' | 'genre'>;
type Owner = { readonly first_name: string; readonly last_name: string };

/**
 * Suggests the values of a first artist: name and genre as most of the files say, the legal name of the account. Without
 * tags the name of the account is a better start than an empty field.
 */
export function suggestArtist(tags: readonly ArtistTags[], owner: Owner): Partial<ArtistValues> {
  const own = `${owner.first_name} ${owner.last_name}`.trim();
  const genre = findMostFrequent(tags.map((one) => one.genre));
  return {
    name: findMostFrequent(tags.map(({ album_artist, artist }) => album_artist ?? artist)) ?? own,
    type: 'solo',
    ...(genre === null ? {} : { main_genre: genre }),
    legal_first_name: owner.first_name,
    legal_last_name: owner.last_name,
  };
}
