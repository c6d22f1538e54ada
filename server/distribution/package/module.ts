import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import { registerCreditsRoute } from './credits-route.ts';
import { registerMetadataTableRoute } from './metadata-table-route.ts';
import { registerPackageRoutes } from './routes.ts';
import type { PackageContext } from './stream-package.ts';

export const packageModule = {
  name: 'package',
  registerRoutes: (app, context) => {
    registerPackageRoutes(app, context);
    registerMetadataTableRoute(app, context);
    registerCreditsRoute(app, context);
  },
} satisfies ProductModule<Actor, PackageContext>;
