import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import type { Log } from '../log/create-log.ts';
import { runForRequest } from '../log/request-id.ts';
import { Refusal } from '../refusal.ts';
import type { Traces } from '../trace/traces.ts';
import { addEarlyRedirects, countHosts } from './early-redirect.ts';
import type { Authorize, HttpApp } from './http-app.ts';
import type { FirstResponses } from './idempotency.ts';
import type { LoadLimits } from './lanes.ts';
import { createLazyLog } from './lazy-log.ts';
import { type Load, limitLoad } from './limit-load.ts';
import { nameClients } from './name-clients.ts';
import { addOpenApi, type WebhookDoc } from './openapi.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';
import { logRequests } from './request-log.ts';
import { measureRequests } from './request-metrics.ts';
import { addSecurityHeaders, type ThirdPartyOrigins } from './security-headers.ts';
import { buildErrorBody, sendError } from './send-error.ts';
import { cutSilentConnections, cutSlowBodies, type Pace } from './slow-clients.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing request that another site made the browser send. Browsers always name the origin of such a
 * request; other clients send no origin, but they hold no user's cookies either.
 */
function refuseCrossSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.accepts_cross_site) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') throw new Refusal('cross_site_request');
  if (origin !== undefined && !allowedOrigins.includes(origin)) throw new Refusal('cross_site_request');
}

function refuseTwoHosts({ raw }: FastifyRequest): void {
  if (countHosts(raw.rawHeaders) > 1) throw new Refusal('malformed_request');
}

/** Makes a hook of a check that throws. Without a promise: those of all hooks cost more than a redirect. */
function checkEach(check: (request: FastifyRequest) => void) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      check(request);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
}

const MAX_JSON_BYTES = 1024 * 1024;
const SILENT_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 15_000;

interface Options<Actor> {
  title: string;
  authorize: Authorize<Actor>;
  /** Whose uploads are counted; without it only networks are. */
  getAccountId?: (actor: Actor) => string;
  /** For calls that may be repeated under a key. */
  first_responses?: FirstResponses<Actor>;
  /** Origins whose pages may make changes, for example `https://tangent.example`. */
  allowed_origins: readonly string[];
  log: Log;
  /** Other origins whose images our pages may show. */
  image_origins?: readonly string[];
  /** Origins of third-party tools that our pages may load. */
  third_party_origins?: ThirdPartyOrigins;
  /** Inline scripts that every page may contain. */
  inline_scripts?: readonly string[];
  /** The product is served by https only. */
  https_only?: boolean;
  /** The product's public address, for the description of its calls, and the cookie that holds a session. */
  public_url?: string;
  session_cookie?: string;
  /** The messages that we send to endpoints of users. */
  webhooks?: readonly WebhookDoc[];
  /** Throws when the process cannot serve, for example when the database does not respond. */
  checkHealth: () => Promise<void>;
  /** Returns notes for operators, although the process serves. */
  describeHealth?: () => Promise<Readonly<Record<string, string>>>;
  /** Returns the English message of an error, or null to derive it from the name. */
  describeError?: (refusal: Refusal) => string | null;
  /** Where requests are measured; not measured without it. */
  metrics?: Registry | null;
  /** Sends a span of each request; not traced without it. */
  traces?: Traces | null;
  /** How many requests the process has under way at the same time. */
  load_limits?: LoadLimits;
  /** How long a client may take to send its headers. */
  headers_within_ms?: number;
  /** How fast the bodies of requests have to arrive. */
  pace?: Pace;
  /** How long nothing may move while a client sends its request or receives its response. */
  silent_within_ms?: number;
  /** True behind our own proxy, whose forwarded headers can be trusted. */
  trust_proxy?: boolean;
}

/**
 * Builds an HTTP server that knows nothing of the product: limits, headers, errors, description. Calls are bound to it.
 */
export async function buildApp<Actor>(options: Options<Actor>): Promise<HttpApp<Actor>> {
  const { headers_within_ms: headersTimeout = HEADERS_WITHIN_MS } = options;
  const { silent_within_ms: connectionTimeout = SILENT_WITHIN_MS } = options;
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    // Our own line per request logs exactly what we need.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    connectionTimeout,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout, connectionsCheckingInterval: headersTimeout / 3, maxHeaderSize: 16 * 1024 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  app.setErrorHandler(sendError);
  app.setChildLoggerFactory(createLazyLog);
  app.decorate('describeError', options.describeError);
  options.traces?.traceRequests(app);
  await app.register(cookie);
  const { redirect_headers } = addSecurityHeaders(app, {
    image_origins: options.image_origins ?? [],
    third_party_origins: options.third_party_origins ?? {},
    inline_scripts: options.inline_scripts ?? [],
    https_only: options.https_only ?? false,
  });
  const { title, public_url = '/', session_cookie = 'session', webhooks = [] } = options;
  await addOpenApi(app, { title, public_url, session_cookie, webhooks });

  const { authorize, first_responses = null, trust_proxy = false } = options;
  nameClients(app, trust_proxy);
  cutSilentConnections(app);
  cutSlowBodies(app, options.pace);
  const load = limitLoad(app, options.metrics ?? null, options.load_limits);
  app.addHook(
    'onRequest',
    checkEach((request) => {
      refuseTwoHosts(request);
      refuseCrossSite(request, options.allowed_origins);
    }),
  );
  app.addHook(
    'preValidation',
    checkEach(({ params, query, body }) => refuseUnstorable(params, query, body)),
  );
  // Whatever a request causes knows its id, also that of an upload or of another service.
  app.addHook('preHandler', (request, _reply, done) => runForRequest(request.id, done));
  const measure = options.metrics ? measureRequests(app, options.metrics) : null;
  const writeLine = logRequests(app, options.log.child({}, { redact: [] }));
  addOwnRoutes(app, options);
  const redirectEarly = addEarlyRedirects(app, { headers: redirect_headers, trust_proxy, measure, writeLine });
  const own = { authorize: countAccounts(authorize, load, options.getAccountId), first_responses, redirectEarly };
  return Object.assign(app, own) as HttpApp<Actor>;
}

/** Counts whose files are arriving as soon as their sender is known. */
function countAccounts<Actor>(
  authorize: Authorize<Actor>,
  load: Load,
  getAccountId: ((actor: Actor) => string) | undefined,
): Authorize<Actor> {
  if (getAccountId === undefined) return authorize;
  return async (request, allow, scope) => {
    const actor = await authorize(request, allow, scope);
    load.claimAccount(request, getAccountId(actor));
    return actor;
  };
}

// Adds the routes outside the contract: health (live: the process responds; ready: it can serve), and the 404 response of unknown addresses.
function addOwnRoutes<Actor>(
  app: FastifyInstance,
  options: Pick<Options<Actor>, 'checkHealth' | 'describeHealth'>,
): void {
  const health = { schema: { hide: true }, config: { is_health_check: true } };
  app.get('/health', health, async () => {
    await options.checkHealth();
    return { ok: true, ...(await options.describeHealth?.()) };
  });
  app.get('/health/live', health, async () => ({ ok: true }));
  app.get('/health/ready', health, async () => {
    await options.checkHealth();
    return { ok: true };
  });
  app.all('/v1/*', { schema: { hide: true } }, async (request, reply) =>
    reply.code(404).send(buildErrorBody(new Refusal('not_found'), request)),
  );
}

// Bytes that are not valid UTF-8 are refused instead of being stored as replacement characters.
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      return parse(request, decoder.decode(bytes as Buffer), done);
    } catch {
      return done(new Refusal('malformed_request'));
    }
  });
}
