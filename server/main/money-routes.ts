import type { Actor } from '../auth/public.ts';
import { registerCollaboratorRoutes } from '../collaborator/routes.ts';
import { registerLedgerRoutes } from '../ledger/routes.ts';
import { registerPayoutBackofficeRoutes } from '../payout/backoffice-routes.ts';
import { registerPayoutRoutes } from '../payout/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { registerSalesBackofficeRoutes } from '../royalty/backoffice-routes.ts';
import { registerRoyaltyRoutes } from '../royalty/royalty-routes.ts';
import { registerStoreMonthRoutes } from '../royalty/store-months-routes.ts';
import { registerSalesInboxRoutes } from '../sales-inbox/routes.ts';
import type { Context } from './context.ts';

/** Binds the calls about what music earns, who gets it and how it is paid out. */
export function registerMoneyRoutes(app: HttpApp<Actor>, context: Context): void {
  const { auth_secret, rate_limits: limits_uses, sales_inbox_url: inbox_url = null } = context.config;
  const { product_name, public_url, payout_approval_cents } = context.config;
  registerCollaboratorRoutes(app, { ...context, auth_secret, limits_uses });
  registerRoyaltyRoutes(app, { ...context, product_name });
  registerSalesBackofficeRoutes(app, context);
  registerStoreMonthRoutes(app, context);
  registerLedgerRoutes(app, context);
  const payouts = { ...context, public_url, product_name, payout_approval_cents };
  registerPayoutRoutes(app, payouts);
  registerPayoutBackofficeRoutes(app, payouts);
  registerSalesInboxRoutes(app, { ...context, inbox_url });
}
