import type { Actor } from '../identity/auth/public.ts';
import { registerCollaboratorRoutes } from '../money/collaborator/routes.ts';
import { registerLedgerRoutes } from '../money/ledger/routes.ts';
import { registerPayoutBackofficeRoutes } from '../money/payout/backoffice-routes.ts';
import { registerPayoutRoutes } from '../money/payout/routes.ts';
import { registerSalesBackofficeRoutes } from '../money/royalty/backoffice-routes.ts';
import { registerRoyaltyRoutes } from '../money/royalty/royalty-routes.ts';
import { registerStoreMonthRoutes } from '../money/royalty/store-months-routes.ts';
import { registerSalesInboxRoutes } from '../money/sales-inbox/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
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
