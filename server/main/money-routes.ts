import type { Actor } from '../auth/public.ts';
import { registerCollaboratorRoutes } from '../collaborator/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { registerSalesBoardRoutes } from '../royalty/backoffice-routes.ts';
import { registerRoyaltyRoutes } from '../royalty/royalty-routes.ts';
import { registerSalesInboxRoutes } from '../sales-inbox/routes.ts';
import type { Context } from './context.ts';

/** Binds the calls about what music earns, who gets it and how it is paid out. */
export function registerMoneyRoutes(app: HttpApp<Actor>, context: Context): void {
  const { auth_secret, rate_limits: limits_uses, sales_inbox_url: inbox_url = null, product_name } = context.config;
  registerCollaboratorRoutes(app, { ...context, auth_secret, limits_uses });
  registerRoyaltyRoutes(app, { ...context, product_name });
  registerSalesBoardRoutes(app, context);
  registerSalesInboxRoutes(app, { ...context, inbox_url });
}
