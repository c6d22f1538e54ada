export { type ArtistRow, findOwnArtist } from './artist-store.ts';
export { listKnownNames } from './known-names-view.ts';
export { verifyArtist } from './verify-artist.ts';
