import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log/create-log.ts';
import type { Refusal } from '../refusal.ts';

const PATH_MAX_CHARS = 300;
/** A longer part may be the token of a link. */
const ID_CHARS = 36;

/**
 * Logs one line per request. Its fields hold no secret: blanking them by name would cost more than a redirect does.
 * Returns what writes the line of a request that Fastify does not see; null where the log takes no such lines.
 *
 * @param log Logs without blanking values.
 */
export function logRequests(app: FastifyInstance, log: Log): WriteLine | null {
  if (!log.isLevelEnabled('info')) return null;
  const write: WriteLine = (request_id, request, status, ms) =>
    log.info({ request_id, method: request.method, path: writablePath(request), status, ms: Math.round(ms) });
  app.addHook('onResponse', (request, reply, done) => {
    write(request.id, request, reply.statusCode, reply.elapsedTime);
    done();
  });
  return write;
}

/** Writes the line of one request; `ms` is its duration. */
export type WriteLine = (request_id: string, request: Logged, status: number, ms: number) => void;
/** A request of Fastify or of Node. */
type Logged = { readonly method?: string | undefined; readonly url?: string | undefined };

/**
 * Logs refusals caused by the caller's identity, method or frequency, so that an attack becomes visible (ASVS 16.3).
 */
export function logRefusal({ code, status }: Refusal, request: FastifyRequest): void {
  const isAboutSafety = [401, 403, 429].includes(status) || ALSO_ABOUT_SAFETY.has(code);
  if (!isAboutSafety || ABOUT_BUSINESS.has(code)) return;
  const { method, ip: address } = request;
  request.log.warn({ refused: code, method, path: writablePath(request), address }, 'refused');
}

const ALSO_ABOUT_SAFETY = new Set<string>(['invalid_captcha', 'invalid_token']);
const ABOUT_BUSINESS = new Set<string>([
  'premium_required',
  'distro_limit',
  'takedown_wait',
  'too_many_uploads',
  'email_not_verified',
  'second_reviewer',
]);

/**
 * Returns the path alone, because a query may hold a token; without parts longer than an id, because they may be
 * tokens; and without control characters, which a terminal would obey.
 */
function writablePath({ url = '' }: Logged): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path
    .replace(/[^/]+/g, (part) => (part.length > ID_CHARS ? '[long]' : part))
    .replace(/[^\x21-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, PATH_MAX_CHARS);
}
