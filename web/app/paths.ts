/** Where a signed-in person starts; the dashboard takes this place when it exists. */
export const HOME_PATH = '/distributions';
export const LOGIN_PATH = '/auth/login';
export const SIGNUP_PATH = '/auth/signup';
export const BLOCKED_PATH = '/account/blocked';
export const NEW_RELEASE_PATH = '/distributions/new';
export const ARTISTS_PATH = '/artists';
export const REVIEWS_PATH = '/backoffice/reviews';
