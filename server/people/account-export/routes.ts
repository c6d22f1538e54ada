import {
  ACCOUNT_EXPORT_FILE_PATH,
  getAccountExport,
  requestAccountExport as requestCall,
} from '@tangent/contract/people/account-export.ts';
import { idParams } from '@tangent/contract/values.ts';
import { account_exports } from '@tangent/db/schema/people/account-export.ts';
import { PACKAGE_DOWNLOADS } from '@tangent/domain/catalogue/release-limits.ts';
import { ACCOUNT_EXPORTS } from '@tangent/domain/identity/account/account-export.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { PackageContext } from '../../distribution/package/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { findExport, requestExport } from './request-export.ts';

/**
 * Binds the calls about archives of an account, which its owner may make at any time, also while it is blocked.
 */
const OWN = { allow: 'account' } as const;

export function registerAccountExportRoutes(app: HttpApp<Actor>, context: PackageContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = PACKAGE_DOWNLOADS;
  const downloads = createRateLimiter(pool, { name: 'account-export-file', uses, window_minutes, is_on });
  const requests = createRateLimiter(pool, {
    name: 'account-export',
    uses: ACCOUNT_EXPORTS.per_account,
    window_minutes: ACCOUNT_EXPORTS.window_minutes,
    is_on,
  });
  bindCall(app, getAccountExport, OWN, async ({ actor }) => {
    return { export: await findExport(db, actor.user_id, clock.now()) };
  });
  bindCall(app, requestCall, OWN, async ({ actor }) => {
    const count = () => requests.count(actor.user_id);
    return inTransaction(db, (tx) => requestExport(tx, actor, clock.now(), count));
  });
  const schema = {
    summary: 'The archive itself',
    params: idParams,
    tags: ['account'],
    'x-file': 'application/zip',
    ...describeAccess('account'),
  };
  app.get(ACCOUNT_EXPORT_FILE_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const actor = await app.authorize(request, 'account');
    await downloads.count(actor.user_id);
    const { storage_key, size_bytes } = await getReady(context, actor, idParams.parse(request.params).id);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': size_bytes,
      'content-disposition': `attachment; filename="everything-${clock.now().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    });
    return reply.send(await context.storage.openRead(storage_key));
  });
}

/** Refuses an archive of another account and an expired one exactly like one that does not exist. */
async function getReady({ db, clock }: PackageContext, { user_id }: Actor, id: string) {
  const isOwn = and(eq(account_exports.id, id), eq(account_exports.account_id, user_id));
  const [row] = await db
    .select()
    .from(account_exports)
    .where(and(isOwn, gt(account_exports.expires_at, clock.now())));
  if (!row || row.storage_key === null || row.size_bytes === null) throw new Refusal('not_found');
  return { storage_key: row.storage_key, size_bytes: row.size_bytes };
}
