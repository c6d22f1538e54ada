import { PENDING_LOGIN_MINUTES, SESSION_DAYS } from '@tangent/domain/identity/identity-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBearer } from './read-bearer.ts';

// The prefix makes browsers require Secure, path / and no domain: no other host can plant it.
export const SESSION_COOKIE = '__Host-session';
/** Belongs to a pending sign-in, and to nothing else. */
const PENDING_COOKIE = '__Host-pending';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** Returns null for a request with an access token: it counts as the program's, whatever cookie comes along. */
export function readSessionToken(request: FastifyRequest): string | null {
  if (readBearer(request) !== null) return null;
  return request.cookies[SESSION_COOKIE] ?? null;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}

export function readPendingToken(request: FastifyRequest): string | null {
  return request.cookies[PENDING_COOKIE] ?? null;
}

export function setPendingCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(PENDING_COOKIE, token, { ...ATTRIBUTES, maxAge: PENDING_LOGIN_MINUTES * 60 });
}

export function clearPendingCookie(reply: FastifyReply): void {
  reply.clearCookie(PENDING_COOKIE, ATTRIBUTES);
}
