import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstResponses } from './idempotency.ts';

/**
 * Who may make a call: everybody, somebody signed in and not blocked, or a person of the company. `account`: whoever is
 * signed in, also while the account is blocked.
 */
export type AccessLevel = 'anyone' | 'account' | 'user' | 'staff';

/**
 * Finds out who calls and throws a `Refusal` when that is not enough for `allow`. The sign-in code provides it. `scope` is
 * what a program's token must be good for; without one only a session will do.
 */
export type Authorize<Actor> = (
  request: FastifyRequest,
  allow: Exclude<AccessLevel, 'anyone'>,
  scope?: string,
) => Promise<Actor>;

export type HttpApp<Actor> = FastifyInstance & {
  authorize: Authorize<Actor>;
  /** Null where no call takes a key. */
  first_responses: FirstResponses<Actor> | null;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as its bytes keep coming: uploads. */
    slow_body?: boolean;
    /** Other sites may send people here by a form: it changes nothing and believes no cookie. */
    from_elsewhere?: boolean;
  }
}
