import { PACKAGE_PATH } from '@tangent/contract/distribution/release-package.ts';
import { idParams } from '@tangent/contract/values.ts';
import { PACKAGE_DOWNLOADS } from '@tangent/domain/catalogue/release-limits.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { encodeFilename } from '../../platform/http/encode-filename.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { type PackageContext, requireReleaseAccess, streamPackage } from './stream-package.ts';

export function registerPackageRoutes(app: HttpApp<Actor>, context: PackageContext): void {
  const { per_account: uses, window_minutes } = PACKAGE_DOWNLOADS;
  const limit = createRateLimiter(context.pool, { name: 'package', uses, window_minutes, is_on: context.limits_uses });
  const schema = {
    summary: 'Everything of a release as one ZIP',
    params: idParams,
    tags: ['releases'],
    'x-file': 'application/zip',
    ...describeAccess('user', 'read_releases'),
  };
  // No HEAD route: it would read the whole archive for an empty response.
  app.get(PACKAGE_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { id } = idParams.parse(request.params);
    await requireReleaseAccess(context.db, actor, id);
    await limit.count(actor.user_id);
    const { filename, size_bytes, stream } = await streamPackage(context, id);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': size_bytes,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFilename(filename)}`,
      'cache-control': 'private, no-store',
    });
    return reply.send(stream);
  });
}
