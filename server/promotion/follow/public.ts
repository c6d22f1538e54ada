export { findArtistPage } from './artist-page-view.ts';
export { registerArtistPicture } from './artist-picture.ts';
export { readFollowNotice, registerFollowRoutes } from './follow-routes.ts';
