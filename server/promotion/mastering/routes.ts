import {
  createMastering as createCall,
  getMastering,
  listMasterings,
  MASTERING_FILE_PATH,
  MASTERING_PROOF_PATH,
  masteringFileQuery,
  masterRelease as releaseCall,
  retryMastering as retryCall,
  saveBlindTest,
  useMastering as useCall,
} from '@tangent/contract/promotion/mastering.ts';
import { idParams } from '@tangent/contract/values.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { MASTERING_FILES } from '@tangent/domain/promotion/mastering/mastering-file.ts';
import { MASTERING_STARTS } from '@tangent/domain/promotion/mastering-limits.ts';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { sendFile } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import { encodeFilename } from '../../platform/http/encode-filename.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { MasteringContext } from './context.ts';
import { createMastering } from './create-mastering.ts';
import { masterRelease } from './master-release.ts';
import { masteringKey } from './mastering-key.ts';
import { listMasteringsView } from './mastering-list-view.ts';
import { getOwnMastering } from './mastering-store.ts';
import { presentMastering } from './present-mastering.ts';
import { streamProofPdf } from './proof-pdf.ts';
import { retryMastering } from './retry-mastering.ts';
import { useMastering } from './use-mastering.ts';

/** The context of the routes: mastering's, and what the proof sheet says about the product. */
export type MasteringRouteContext = MasteringContext & { pool: pg.Pool; limits_uses: boolean; product_name: string };

export function registerMasteringRoutes(app: HttpApp<Actor>, context: MasteringRouteContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = MASTERING_STARTS;
  const limit = createRateLimiter(pool, { name: 'mastering', uses, window_minutes, is_on });
  bindCall(app, listMasterings, { allow: 'user' }, ({ actor, query }) =>
    listMasteringsView(db, actor, query, clock.now()),
  );
  bindCall(app, getMastering, { allow: 'user' }, async ({ actor, params }) =>
    presentMastering(await getOwnMastering(db, actor, params.id)),
  );
  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body }) => {
    await limit.count(actor.user_id);
    return presentMastering(await inTransaction(db, (tx) => createMastering(tx, actor, body, clock.now())));
  });
  bindCall(app, releaseCall, { allow: 'user' }, async ({ actor, body }) => {
    await limit.count(actor.user_id);
    const rows = await inTransaction(db, (tx) => masterRelease(tx, actor, body, clock.now()));
    return { items: rows.map(presentMastering) };
  });
  bindCall(app, retryCall, { allow: 'user' }, async ({ actor, params }) => {
    await limit.count(actor.user_id);
    return presentMastering(await inTransaction(db, (tx) => retryMastering(tx, actor, params.id, clock.now())));
  });
  bindCall(app, saveBlindTest, { allow: 'user' }, async ({ actor, params, body }) => {
    const row = await getOwnMastering(db, actor, params.id);
    await db.update(masterings).set({ blind_test: body }).where(eq(masterings.id, row.id));
    return presentMastering({ ...row, blind_test: body });
  });
  bindCall(app, useCall, { allow: 'user' }, ({ actor, params, body }) => useMastering(context, actor, params.id, body));
  registerFileRoute(app, context);
  registerProofRoute(app, context);
}

function registerFileRoute(app: HttpApp<Actor>, { db, storage }: MasteringContext): void {
  const schema = {
    summary: 'A file of a master, with ranges',
    params: idParams,
    querystring: masteringFileQuery,
    tags: ['mastering'],
    'x-file': 'audio/wav',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(MASTERING_FILE_PATH, { schema }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { id } = idParams.parse(request.params);
    const { name, download } = masteringFileQuery.parse(request.query);
    const row = await getOwnMastering(db, actor, id);
    if (row.status !== 'success') throw new Refusal('not_found');
    const { content_type, ending } = MASTERING_FILES[name];
    const filename = `${row.project_name}${ending}`;
    const disposition = download ? 'attachment' : 'inline';
    return sendFile(storage, { key: masteringKey(id, name), content_type, filename, disposition }, request, reply);
  });
}

function registerProofRoute(app: HttpApp<Actor>, { db, product_name }: MasteringRouteContext): void {
  const schema = {
    summary: 'The proof sheet of a master as PDF',
    params: idParams,
    tags: ['mastering'],
    'x-file': 'application/pdf',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(MASTERING_PROOF_PATH, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const project = presentMastering(await getOwnMastering(db, actor, idParams.parse(request.params).id));
    if (project.report === null) throw new Refusal('not_found');
    const stream = await streamProofPdf(project, project.report, { product_name, language: actor.language });
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeFilename(`${project.project_name}.pdf`)}`,
      'cache-control': 'private, no-store',
    });
    return reply.send(stream);
  });
}
