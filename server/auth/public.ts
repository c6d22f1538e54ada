export type { Actor } from './actor.ts';
export { createAuthorize } from './authorize.ts';
export { hashPassword } from './password.ts';
