export type { Actor } from './actor.ts';
export { createAuthorize } from './authorize.ts';
export type { AuthContext } from './context.ts';
export { hashPassword } from './password.ts';
