export type { Actor } from './actor.ts';
export { createAuthorize } from './authorize.ts';
export type { AuthContext } from './context.ts';
export { hashPassword } from './password.ts';
export { recordSecurityEvent } from './security-log.ts';
export { demandFresh } from './step-up.ts';
export { type Visit, visitOf } from './visit.ts';
