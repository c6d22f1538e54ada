import { SOCIAL_ATTEMPT_MINUTES } from '@tangent/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Binds an OAuth round trip to the browser that started it. */
const SOCIAL_COOKIE = '__Host-social';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export function readSocialToken(request: FastifyRequest): string | null {
  return request.cookies[SOCIAL_COOKIE] ?? null;
}

export function setSocialCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SOCIAL_COOKIE, token, { ...ATTRIBUTES, maxAge: SOCIAL_ATTEMPT_MINUTES * 60 });
}

export function clearSocialCookie(reply: FastifyReply): void {
  reply.clearCookie(SOCIAL_COOKIE, ATTRIBUTES);
}
