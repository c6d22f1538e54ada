import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import { registerPackageRoutes } from './routes.ts';
import type { PackageContext } from './stream-package.ts';

export const packageModule = {
  name: 'package',
  registerRoutes: registerPackageRoutes,
} satisfies ProductModule<Actor, PackageContext>;
