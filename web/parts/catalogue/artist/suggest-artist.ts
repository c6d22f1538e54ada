import { findMostFrequent } from '../upload/drop-music/find-most-frequent.ts';
import type { MusicTags } from '../upload/drop-music/music-tags.ts';
import type { ArtistValues } from './artist-values.ts';

type ArtistTags = Pick<MusicTags, 'album_artist' | 'artists' | 'genre'>;
type Owner = { readonly first_name: string; readonly last_name: string };

/**
 * Suggests the values of a first artist: the name and genre that most files carry, and the owner's legal name. Without
 * tags, the owner's name is a better start than an empty field.
 */
export function suggestArtist(tags: readonly ArtistTags[], owner: Owner): Partial<ArtistValues> {
  const ownerName = `${owner.first_name} ${owner.last_name}`.trim();
  const genre = findMostFrequent(tags.map((one) => one.genre));
  return {
    name: findMostFrequent(tags.map(({ album_artist, artists }) => album_artist ?? artists[0] ?? null)) ?? ownerName,
    type: 'solo',
    ...(genre === null ? {} : { main_genre: genre }),
    legal_first_name: owner.first_name,
    legal_last_name: owner.last_name,
  };
}
