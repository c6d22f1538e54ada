export { createLink } from './create-link.ts';
export { type FoundPage, findReleasePage } from './find-release-page.ts';
export { registerPageRoutes } from './page-routes.ts';
