import { WEBHOOK_BODIES } from '@tangent/contract/events/webhook-event.ts';
import { pino } from 'pino';
import type { UploadContext } from '../../catalogue/upload/context.ts';
import type { Ai } from '../../gateways/ai/ai.ts';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { Billing } from '../../gateways/stripe/billing.ts';
import { createStripeBilling } from '../../gateways/stripe/create-stripe-billing.ts';
import { createWebhookSender, type WebhookSender } from '../../gateways/webhook/webhook-sender.ts';
import { type Actor, createAuthorize, createCallLimit, SESSION_COOKIE } from '../../identity/auth/public.ts';
import { configureMarks } from '../../main/config/picture-marks.ts';
import { createErrorTexts } from '../../main/create-error-texts.ts';
import type { CallContext } from '../../main/module-contexts.ts';
import { HOOKS, MODULES, REPORT_KINDS } from '../../main/modules.ts';
import { createRails, type Rails } from '../../money/payout/public.ts';
import { createCountryFinder } from '../../platform/country/create-country-finder.ts';
import { buildApp } from '../../platform/http/build-app.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createFirstResponses } from '../../platform/http/idempotency.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Traces } from '../../platform/trace/traces.ts';

export const ORIGIN = 'https://tangent.example';
/** The origin to which providers send users back: the simulated providers only redirect to this machine. */
export const RETURN_URL = 'http://localhost:4300';
/** Signs the events of the payment service. */
export const HOOK_SECRET = 'whsec_of_the_tests';
export const PAYMENT_KEY = 'sk_test_nobody';
/** Withdrawals above this need an approval. */
export const PAYOUT_APPROVAL_CENTS = 100_000;
const UNREACHABLE_URL = 'http://127.0.0.1:9';
/** The product as plans and emails name it. */
export const PRODUCT = { product_slug: 'tangent', product_name: 'Tangent' };
export const AUTH_SECRET = 'another secret of the tests, 32 letters';

/** Pictures are signed and watermarked with keys of the tests. */
const TEST_MARKS = configureMarks(
  { auth_secret: AUTH_SECRET, product_name: PRODUCT.product_name },
  () => new Date('2026-01-15T12:00:00Z'),
);

export interface TestHttpOptions {
  log?: Log;
  trust_proxy?: boolean;
  /** Counts the calls of each user, as the product does. */
  limits_calls?: boolean;
  /** False switches limits off, for tests of many simultaneous requests. */
  limits_uses?: boolean;
  /** None, unless a test passes them. */
  identity_providers?: CallContext['identity_providers'];
  /** An unreachable payment service, unless a test passes one. */
  billing?: Billing;
  /** No payout services, unless a test passes them. */
  rails?: Rails;
  /** Reaches this machine and the public internet within a second, unless a test passes another one. */
  webhook_sender?: WebhookSender;
  /** No models, unless a test passes them. */
  ai?: Ai;
  /** None, unless a test passes them. */
  traces?: Traces;
  /** Adds the routes that need the built web, with a stand-in for it. */
  addPages?: (http: HttpApp<Actor>, context: CallContext) => void;
}

type OwnContext = UploadContext & { spotify: Spotify | null; apple_music?: AppleMusic | null };

/** Completes the context of a test with settings and outside systems that do not respond. */
export function buildTestContext(
  context: OwnContext,
  {
    log = pino({ level: 'silent' }),
    limits_uses = true,
    identity_providers = { google: null, apple: null },
    billing = createStripeBilling({
      api_url: UNREACHABLE_URL,
      secret_key: PAYMENT_KEY,
      webhook_secrets: [HOOK_SECRET],
      retries: 0,
    }),
    rails = createRails({ connect: null, payoneer: null }),
    ai = { writeText: null, createPicture: null },
    webhook_sender = createWebhookSender({ allows_loopback: true, timeout_ms: 1_000, max_bytes: 4_096 }),
  }: TestHttpOptions = {},
): CallContext {
  return {
    apple_music: null,
    hooks: HOOKS,
    report_kinds: REPORT_KINDS,
    ...context,
    ...PRODUCT,
    log,
    limits_uses,
    identity_providers,
    billing,
    rails,
    ai,
    picture_marks: TEST_MARKS,
    webhook_sender,
    public_url: RETURN_URL,
    auth_secret: AUTH_SECRET,
    captcha_secret: 'a secret of the tests, 32 letters',
    // Solved for real, with less work than the product requires of a browser.
    captcha_work: { cost: 10, max_tries: 20 },
    apple_state: 'apple_signin',
    test_mode: true,
    prefixes: { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' },
    second_approval: true,
    payout_approval_cents: PAYOUT_APPROVAL_CENTS,
    payout_advance_cents: 0,
    inbox_url: 'sftp://reports@stores.example:22/',
    findCountry: createCountryFinder(),
  };
}

const getAccountId = ({ user_id }: Actor) => user_id;

/** Creates an HTTP server with the calls of all nouns. */
export async function createTestHttp(context: OwnContext, options: TestHttpOptions = {}): Promise<HttpApp<Actor>> {
  const { trust_proxy = false, limits_calls = false } = options;
  const callContext = buildTestContext(context, options);
  const call_limit = createCallLimit({ ...callContext, limits_uses: limits_calls });
  const http = await buildApp<Actor>({
    title: 'Tangent',
    public_url: ORIGIN,
    session_cookie: SESSION_COOKIE,
    webhooks: WEBHOOK_BODIES,
    authorize: createAuthorize({ ...context, call_limit }),
    getAccountId,
    first_responses: createFirstResponses({ ...context, getAccountId }),
    allowed_origins: [ORIGIN],
    log: callContext.log,
    traces: options.traces ?? null,
    trust_proxy,
    checkHealth: async () => {},
    describeError: await createErrorTexts(),
  });
  for (const { registerRoutes } of MODULES) await registerRoutes?.(http, callContext);
  options.addPages?.(http, callContext);
  http.addHook('onClose', async () => call_limit?.close());
  await http.ready();
  return http;
}
