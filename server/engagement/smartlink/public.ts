export { createLink } from './create-link.ts';
export { type FoundPage, findReleasePage } from './find-release-page.ts';
