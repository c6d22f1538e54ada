export { type ArtistRow, findOwnArtist } from './artist-store.ts';
