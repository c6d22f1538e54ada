export { removeTokens } from './api-token-store.ts';
