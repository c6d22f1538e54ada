import type { FastifyRequest } from 'fastify';

const USER_AGENT_MAX_CHARS = 300;

/** The origin of a request, for the list of sessions and the security log of an account. */
export interface RequestContext {
  ip_address: string | null;
  user_agent: string | null;
}

export function readRequestContext(request: FastifyRequest): RequestContext {
  return { ip_address: request.ip, user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX_CHARS) ?? null };
}
