import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../refusal.ts';
import type { FindRedirect } from './early-redirect.ts';
import type { FirstResponses } from './idempotency.ts';

/**
 * Who may make a call: anyone, a signed-in user who is not blocked, or staff. `account`: any signed-in user, even while
 * the account is blocked.
 */
export type AccessLevel = 'anyone' | 'account' | 'user' | 'staff';

/**
 * Identifies the caller and throws a `Refusal` when `allow` requires more. The sign-in code provides it. `scope` is the
 * scope that an access token needs; a call without one requires a session.
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
  /** Adds redirects that are sent at once, without the hooks of a route. `route` names it in logs and measures. */
  redirectEarly: (route: string, find: FindRedirect) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    describeError?: (refusal: Refusal) => string | null;
  }
  interface FastifyContextConfig {
    /** The body may take as long as its bytes keep coming: uploads. */
    slow_body?: boolean;
    /**
     * Mostly redirects: gets only the security headers that a response without content needs. Pages that it sends call
     * `reply.allowInline()`, which adds the others.
     */
    is_redirect?: boolean;
    /** Is answered however busy the process is. */
    is_health_check?: boolean;
    /** Other sites may send users here with a form: it changes nothing and trusts no cookie. */
    accepts_cross_site?: boolean;
  }
}
