export { createLink } from './create-link.ts';
export { registerPageRoutes } from './page-routes.ts';
