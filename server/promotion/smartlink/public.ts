export { createLink } from './create-link.ts';
export { drawPicture } from './draw-picture.ts';
export { readTint } from './find-linked-release.ts';
export { type FoundPage, findReleasePage } from './find-release-page.ts';
export { writeHitYears } from './hits-csv.ts';
export { writeLinks } from './links-csv.ts';
export { registerPageRoutes } from './page-routes.ts';
export { getLinkAddress } from './present-link.ts';
export { countPublicLinkParts, listPublicLinks } from './public-links-view.ts';
