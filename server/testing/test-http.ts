import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { registerAccountRoutes } from '../account/routes.ts';
import { registerAccountExportRoutes } from '../account-export/routes.ts';
import { registerActivityRoutes } from '../activity/routes.ts';
import { registerApiTokenRoutes } from '../api-token/routes.ts';
import { registerArtistRoutes } from '../artist/routes.ts';
import { registerAuditRoutes } from '../audit/routes.ts';
import { type Actor, createAuthorize, SESSION_COOKIE } from '../auth/public.ts';
import { registerAuthRoutes } from '../auth/routes.ts';
import type { SocialContext } from '../auth/social-context.ts';
import { registerSocialRoutes } from '../auth/social-routes.ts';
import { registerDeliveryBoardRoutes } from '../delivery/backoffice-routes.ts';
import { registerDeliveryRoutes } from '../delivery/routes.ts';
import type { Spotify } from '../gateways/spotify/spotify.ts';
import { registerLabelRoutes } from '../label/routes.ts';
import { registerMetadataChangeRoutes } from '../metadata-change/routes.ts';
import { registerPackageRoutes } from '../package/routes.ts';
import { registerPeopleRoutes } from '../people/routes.ts';
import { registerGrantRoutes } from '../plan/grant-routes.ts';
import { registerOfferRoutes } from '../plan/offer-routes.ts';
import { buildApp } from '../platform/http/build-app.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { openFirstAnswers } from '../platform/http/idempotency.ts';
import { registerProofRoutes } from '../proof/routes.ts';
import { registerReleaseRoutes } from '../release/routes.ts';
import { registerReviewRoutes } from '../review/routes.ts';
import { registerSearchRoutes } from '../search/routes.ts';
import { registerStoreRoutes } from '../store/routes.ts';
import { registerTakedownRoutes } from '../takedown/routes.ts';
import type { UploadContext } from '../upload/context.ts';
import { registerUploadRoutes } from '../upload/routes.ts';

export const ORIGIN = 'https://tangent.example';
/** Where providers send people back to: the made-up ones do not let anybody off this machine. */
export const RETURN_URL = 'http://localhost:4300';
export const AUTH_SECRET = 'another secret of the tests, 32 letters';

export interface TestHttpOptions {
  log?: FastifyBaseLogger;
  trust_proxy?: boolean;
  /** Counts the calls of a person, as the product does. */
  limits_calls?: boolean;
  /** False lets everybody try as often as they like, for tests of what many at once may do. */
  limits_uses?: boolean;
  /** Nobody vouches for anybody unless a test brings them. */
  identity_providers?: SocialContext['identity_providers'];
}

/** The calls of people and their music, ready to be made. */
export async function openTestHttp(
  context: UploadContext & { spotify: Spotify | null },
  {
    log = pino({ level: 'silent' }),
    trust_proxy = false,
    limits_calls = false,
    limits_uses = true,
    identity_providers = { google: null, apple: null },
  }: TestHttpOptions = {},
): Promise<HttpApp<Actor>> {
  const http = await buildApp<Actor>({
    title: 'Tangent',
    public_url: ORIGIN,
    session_cookie: SESSION_COOKIE,
    authorize: createAuthorize({ ...context, limits_calls }),
    first_answers: openFirstAnswers({ ...context, accountOf: ({ user_id }) => user_id }),
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
    product_slug: 'tangent',
    product_name: 'Tangent',
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
  registerReleaseRoutes(http, context);
  registerProofRoutes(http, context);
  const prefixes = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };
  registerReviewRoutes(http, { ...context, prefixes, second_look: true });
  registerDeliveryRoutes(http, context);
  registerDeliveryBoardRoutes(http, context);
  registerAuditRoutes(http, context);
  registerTakedownRoutes(http, context);
  registerMetadataChangeRoutes(http, context);
  registerPackageRoutes(http, context);
  registerAccountExportRoutes(http, context);
  registerPeopleRoutes(http, context);
  registerGrantRoutes(http, context);
  registerSearchRoutes(http, context);
  registerOfferRoutes(http, { product_slug: 'tangent' });
  await registerUploadRoutes(http, context);
  await http.ready();
  return http;
}
