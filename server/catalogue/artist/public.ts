export { listArtistDirectory, listDirectoryCountries } from './artist-directory-view.ts';
export { findArtistKey } from './artist-key.ts';
export { type ArtistRow, findOwnArtist } from './artist-store.ts';
export { listKnownNames } from './known-names-view.ts';
export { createPageKey, findArtistByPageKey, findPageKeys } from './page-key.ts';
export { countPublicArtistParts, listPublicArtists } from './public-artists-view.ts';
export { verifyArtist } from './verify-artist.ts';
