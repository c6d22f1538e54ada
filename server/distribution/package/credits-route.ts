import { CREDITS_PDF_PATH } from '@tangent/contract/distribution/release-package.ts';
import { idParams } from '@tangent/contract/values.ts';
import { METADATA_TABLES } from '@tangent/domain/catalogue/release-limits.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { buildCreditsPdf } from './credits-pdf.ts';
import { type PackageContext, requireReleaseAccess } from './stream-package.ts';

/** Registers the statement of credits of a release, in the language of its reader. */
export function registerCreditsRoute(app: HttpApp<Actor>, context: PackageContext): void {
  const { per_account: uses, window_minutes } = METADATA_TABLES;
  const limit = createRateLimiter(context.pool, { name: 'credits', uses, window_minutes, is_on: context.limits_uses });
  const schema = {
    summary: 'The credits of a release on paper',
    params: idParams,
    tags: ['releases'],
    'x-file': 'application/pdf',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(CREDITS_PDF_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { id } = idParams.parse(request.params);
    await requireReleaseAccess(context.db, actor, id);
    await limit.count(actor.user_id);
    const release = await getReleaseView(context.db, id, context.clock.now());
    const pdf = await buildCreditsPdf(release, { product_name: context.product_name, language: actor.language });
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="credits.pdf"',
      'cache-control': 'private, no-store',
    });
    return reply.send(pdf);
  });
}
