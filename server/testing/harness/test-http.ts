import { pino } from 'pino';
import { registerGrantRoutes } from '../../billing/plan/grant-routes.ts';
import { registerPlanHooks } from '../../billing/plan/hook-routes.ts';
import { registerOfferRoutes } from '../../billing/plan/offer-routes.ts';
import { registerPlanRoutes } from '../../billing/plan/routes.ts';
import { registerArtistRoutes } from '../../catalogue/artist/routes.ts';
import { registerLabelRoutes } from '../../catalogue/label/routes.ts';
import { registerPackageRoutes } from '../../catalogue/package/routes.ts';
import { registerProofRoutes } from '../../catalogue/proof/routes.ts';
import { registerReleaseRoutes } from '../../catalogue/release/routes.ts';
import { registerReviewRoutes } from '../../catalogue/review/routes.ts';
import type { UploadContext } from '../../catalogue/upload/context.ts';
import { registerUploadRoutes } from '../../catalogue/upload/routes.ts';
import { registerDeliveryBackofficeRoutes } from '../../distribution/delivery/backoffice-routes.ts';
import { registerDeliveryRoutes } from '../../distribution/delivery/routes.ts';
import { registerMetadataChangeRoutes } from '../../distribution/metadata-change/routes.ts';
import { registerStoreRoutes } from '../../distribution/store/routes.ts';
import { registerTakedownRoutes } from '../../distribution/takedown/routes.ts';
import { registerActivityRoutes } from '../../engagement/activity/routes.ts';
import { registerAnnouncementRoutes } from '../../engagement/announcement/routes.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { Billing } from '../../gateways/stripe/billing.ts';
import { createStripeBilling } from '../../gateways/stripe/create-stripe-billing.ts';
import { registerAccountRoutes } from '../../identity/account/routes.ts';
import { registerAccountExportRoutes } from '../../identity/account-export/routes.ts';
import { registerApiTokenRoutes } from '../../identity/api-token/routes.ts';
import { registerAuditRoutes } from '../../identity/audit/routes.ts';
import { type Actor, createAuthorize, SESSION_COOKIE } from '../../identity/auth/public.ts';
import { registerAuthRoutes } from '../../identity/auth/routes.ts';
import type { SocialContext } from '../../identity/auth/social-context.ts';
import { registerSocialRoutes } from '../../identity/auth/social-routes.ts';
import { registerSearchRoutes } from '../../identity/search/routes.ts';
import { registerUserRoutes } from '../../identity/user/routes.ts';
import { registerAnalyticsRoutes } from '../../insight/analytics/routes.ts';
import { registerDashboardRoutes } from '../../insight/dashboard/routes.ts';
import { registerMonitoringRoutes } from '../../insight/monitoring/routes.ts';
import { registerTrendBackofficeRoutes } from '../../insight/trends/backoffice-routes.ts';
import { registerCollaboratorRoutes } from '../../money/collaborator/routes.ts';
import { registerLedgerRoutes } from '../../money/ledger/routes.ts';
import { registerPayoutBackofficeRoutes } from '../../money/payout/backoffice-routes.ts';
import { createRails, type Rails } from '../../money/payout/public.ts';
import { registerPayoutRoutes } from '../../money/payout/routes.ts';
import { registerSalesBackofficeRoutes } from '../../money/royalty/backoffice-routes.ts';
import { registerRoyaltyRoutes } from '../../money/royalty/royalty-routes.ts';
import { registerStoreMonthRoutes } from '../../money/royalty/store-months-routes.ts';
import { registerSalesInboxRoutes } from '../../money/sales-inbox/routes.ts';
import { buildApp } from '../../platform/http/build-app.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createFirstResponses } from '../../platform/http/idempotency.ts';
import type { Log } from '../../platform/log/create-log.ts';

export const ORIGIN = 'https://tangent.example';
/** Where providers send people back to: the made-up ones do not let anybody off this machine. */
export const RETURN_URL = 'http://localhost:4300';
/** Signs what the payment service tells the product. */
export const HOOK_SECRET = 'whsec_of_the_tests';
export const PAYMENT_KEY = 'sk_test_nobody';
/** Withdrawals above this wait for a person. */
export const PAYOUT_APPROVAL_CENTS = 100_000;
const UNREACHABLE_URL = 'http://127.0.0.1:9';
/** What plans are sold as. */
export const PRODUCT = { product_slug: 'tangent', product_name: 'Tangent' };
export const AUTH_SECRET = 'another secret of the tests, 32 letters';

export interface TestHttpOptions {
  log?: Log;
  trust_proxy?: boolean;
  /** Counts the calls of a person, as the product does. */
  limits_calls?: boolean;
  /** False lets everybody try as often as they like, for tests of what many at once may do. */
  limits_uses?: boolean;
  /** Nobody vouches for anybody unless a test brings them. */
  identity_providers?: SocialContext['identity_providers'];
  /** Nobody answers unless a test brings somebody. */
  billing?: Billing;
  /** No service brings money to anybody unless a test brings one. */
  rails?: Rails;
}

/** The calls of people and their music, ready to be made. */
export async function createTestHttp(
  context: UploadContext & { spotify: Spotify | null },
  {
    log = pino({ level: 'silent' }),
    trust_proxy = false,
    limits_calls = false,
    limits_uses = true,
    identity_providers = { google: null, apple: null },
    billing = createStripeBilling({
      api_url: UNREACHABLE_URL,
      secret_key: PAYMENT_KEY,
      webhook_secrets: [HOOK_SECRET],
      retries: 0,
    }),
    rails = createRails({ connect: null, payoneer: null }),
  }: TestHttpOptions = {},
): Promise<HttpApp<Actor>> {
  const http = await buildApp<Actor>({
    title: 'Tangent',
    public_url: ORIGIN,
    session_cookie: SESSION_COOKIE,
    authorize: createAuthorize({ ...context, limits_calls }),
    first_responses: createFirstResponses({ ...context, getAccountId: ({ user_id }) => user_id }),
    allowed_origins: [ORIGIN],
    log,
    trust_proxy,
    checkHealth: async () => {},
  });
  const auth = {
    ...context,
    captcha_secret: 'a secret of the tests, 32 letters',
    auth_secret: AUTH_SECRET,
    limits_uses,
    // Solved for real, only with less work than a browser is given.
    captcha_work: { cost: 10, max_tries: 20 },
    ...PRODUCT,
    test_mode: true,
  };
  registerAuthRoutes(http, auth);
  registerSocialRoutes(http, { ...auth, public_url: RETURN_URL, apple_state: 'apple_signin', identity_providers });
  registerApiTokenRoutes(http, context);
  registerAccountRoutes(http, { ...context, auth_secret: AUTH_SECRET, limits_uses });
  registerArtistRoutes(http, context);
  registerLabelRoutes(http, context);
  registerStoreRoutes(http, context);
  registerActivityRoutes(http, context);
  registerAnnouncementRoutes(http, context);
  registerAnalyticsRoutes(http, context);
  registerMonitoringRoutes(http, context);
  registerTrendBackofficeRoutes(http, context);
  registerDashboardRoutes(http, context);
  registerReleaseRoutes(http, context);
  registerProofRoutes(http, context);
  const prefixes = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };
  registerReviewRoutes(http, { ...context, prefixes, second_approval: true });
  registerDeliveryRoutes(http, context);
  registerDeliveryBackofficeRoutes(http, context);
  registerAuditRoutes(http, context);
  registerTakedownRoutes(http, context);
  registerMetadataChangeRoutes(http, context);
  registerPackageRoutes(http, context);
  registerAccountExportRoutes(http, context);
  registerUserRoutes(http, context);
  registerGrantRoutes(http, context);
  registerSearchRoutes(http, context);
  registerCollaboratorRoutes(http, { ...context, auth_secret: AUTH_SECRET, limits_uses });
  registerRoyaltyRoutes(http, { ...context, ...PRODUCT });
  registerSalesBackofficeRoutes(http, context);
  registerSalesInboxRoutes(http, { ...context, inbox_url: 'sftp://reports@stores.example:22/' });
  registerStoreMonthRoutes(http, context);
  registerLedgerRoutes(http, context);
  const plans = { ...context, ...PRODUCT, log, billing, public_url: RETURN_URL };
  registerOfferRoutes(http, plans);
  registerPlanRoutes(http, plans);
  registerPlanHooks(http, plans);
  const payouts = { ...plans, rails, payout_approval_cents: PAYOUT_APPROVAL_CENTS };
  registerPayoutRoutes(http, payouts);
  registerPayoutBackofficeRoutes(http, payouts);
  await registerUploadRoutes(http, context);
  await http.ready();
  return http;
}
