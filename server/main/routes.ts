import { registerAccountRoutes } from '../account/routes.ts';
import { registerAccountExportRoutes } from '../account-export/routes.ts';
import { registerActivityRoutes } from '../activity/routes.ts';
import { registerAnnouncementRoutes } from '../announcement/routes.ts';
import { registerApiTokenRoutes } from '../api-token/routes.ts';
import { registerArtistRoutes } from '../artist/routes.ts';
import { registerAuditRoutes } from '../audit/routes.ts';
import type { Actor } from '../auth/public.ts';
import { registerAuthRoutes } from '../auth/routes.ts';
import { registerSocialRoutes } from '../auth/social-routes.ts';
import { registerDeliveryBackofficeRoutes } from '../delivery/backoffice-routes.ts';
import { registerDeliveryRoutes } from '../delivery/routes.ts';
import { registerLabelRoutes } from '../label/routes.ts';
import { registerMetadataChangeRoutes } from '../metadata-change/routes.ts';
import { registerPackageRoutes } from '../package/routes.ts';
import { registerGrantRoutes } from '../plan/grant-routes.ts';
import { registerPlanHooks } from '../plan/hook-routes.ts';
import { registerOfferRoutes } from '../plan/offer-routes.ts';
import { registerPlanRoutes } from '../plan/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { registerProofRoutes } from '../proof/routes.ts';
import { registerReleaseRoutes } from '../release/routes.ts';
import { registerReviewRoutes } from '../review/routes.ts';
import { registerSearchRoutes } from '../search/routes.ts';
import { registerStoreRoutes } from '../store/routes.ts';
import { registerTakedownRoutes } from '../takedown/routes.ts';
import { registerUploadRoutes } from '../upload/routes.ts';
import { registerUserRoutes } from '../user/routes.ts';
import type { Context } from './context.ts';
import { createIdentityProviders } from './identity-providers.ts';
import { registerListeningRoutes } from './listening-routes.ts';
import { registerMoneyRoutes } from './money-routes.ts';

// About half a second of work for the browser of one person, and as much for every try of a machine.
const CAPTCHA_WORK = { cost: 1_000, max_tries: 200 };

/** Binds the calls of every noun. */
export async function registerRoutes(app: HttpApp<Actor>, context: Context): Promise<void> {
  const { config } = context;
  const { public_url, product_slug, product_name, apple_state, captcha_secret, auth_secret } = config;
  const auth = {
    ...context,

    captcha_secret,
    auth_secret,
    product_slug,
    product_name,
    limits_uses: config.rate_limits,
    captcha_work: CAPTCHA_WORK,
    test_mode: config.sandbox_url !== undefined,
  };
  registerAuthRoutes(app, auth);
  registerSocialRoutes(app, { ...auth, public_url, apple_state, identity_providers: createIdentityProviders(config) });
  registerApiTokenRoutes(app, context);
  registerAccountRoutes(app, auth);
  registerArtistRoutes(app, context);
  registerLabelRoutes(app, context);
  registerStoreRoutes(app, context);
  await registerUploadRoutes(app, context);
  registerActivityRoutes(app, context);
  registerAnnouncementRoutes(app, context);
  registerListeningRoutes(app, context);
  registerReleaseRoutes(app, context);
  registerProofRoutes(app, context);
  registerDeliveryRoutes(app, context);
  registerTakedownRoutes(app, context);
  registerDeliveryBackofficeRoutes(app, context);
  registerAuditRoutes(app, context);
  registerReviewRoutes(app, context);
  registerMetadataChangeRoutes(app, context);
  registerPackageRoutes(app, context);
  registerAccountExportRoutes(app, context);
  registerUserRoutes(app, context);
  registerGrantRoutes(app, context);
  registerSearchRoutes(app, context);
  registerPlanRoutes(app, { ...context, public_url, product_slug, product_name });
  registerPlanHooks(app, context);
  registerOfferRoutes(app, { product_slug });
  registerMoneyRoutes(app, context);
}
