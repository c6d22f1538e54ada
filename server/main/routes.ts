import { registerGrantRoutes } from '../billing/plan/grant-routes.ts';
import { registerPlanHooks } from '../billing/plan/hook-routes.ts';
import { registerOfferRoutes } from '../billing/plan/offer-routes.ts';
import { registerPlanRoutes } from '../billing/plan/routes.ts';
import { registerArtistRoutes } from '../catalogue/artist/routes.ts';
import { registerLabelRoutes } from '../catalogue/label/routes.ts';
import { registerPackageRoutes } from '../catalogue/package/routes.ts';
import { registerProofRoutes } from '../catalogue/proof/routes.ts';
import { registerReleaseRoutes } from '../catalogue/release/routes.ts';
import { registerReviewRoutes } from '../catalogue/review/routes.ts';
import { registerUploadRoutes } from '../catalogue/upload/routes.ts';
import { registerDeliveryBackofficeRoutes } from '../distribution/delivery/backoffice-routes.ts';
import { registerDeliveryRoutes } from '../distribution/delivery/routes.ts';
import { registerMetadataChangeRoutes } from '../distribution/metadata-change/routes.ts';
import { registerStoreRoutes } from '../distribution/store/routes.ts';
import { registerTakedownRoutes } from '../distribution/takedown/routes.ts';
import { registerActivityRoutes } from '../engagement/activity/routes.ts';
import { registerAnnouncementRoutes } from '../engagement/announcement/routes.ts';
import { registerAccountRoutes } from '../identity/account/routes.ts';
import { registerAccountExportRoutes } from '../identity/account-export/routes.ts';
import { registerApiTokenRoutes } from '../identity/api-token/routes.ts';
import { registerAuditRoutes } from '../identity/audit/routes.ts';
import type { Actor } from '../identity/auth/public.ts';
import { registerAuthRoutes } from '../identity/auth/routes.ts';
import { registerSocialRoutes } from '../identity/auth/social-routes.ts';
import { registerSearchRoutes } from '../identity/search/routes.ts';
import { registerUserRoutes } from '../identity/user/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
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
