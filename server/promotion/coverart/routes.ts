import { buffer } from 'node:stream/consumers';
import {
  COVER_FILE_PATH,
  coverFileQuery,
  createCoverRun,
  getCoverRun,
  listCoverRuns,
  useCover as useCall,
} from '@tangent/contract/promotion/coverart.ts';
import { idParams } from '@tangent/contract/values.ts';
import { COVER_SOURCE } from '@tangent/domain/promotion/artwork/source-type.ts';
import { COVER_STARTS } from '@tangent/domain/promotion/coverart-limits.ts';
import type pg from 'pg';
import sharp from 'sharp';
import { sendFile } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import { encodeFilename } from '../../platform/http/encode-filename.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { signPicture } from '../../platform/provenance/sign-picture.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { CoverContext } from './context.ts';
import { coverKey } from './cover-key.ts';
import { getCandidate, getOwnRun } from './cover-store.ts';
import { createRun } from './create-run.ts';
import { listRunsView, presentRun } from './present-run.ts';
import { nameCoverFile, useCover } from './use-cover.ts';

type RouteContext = CoverContext & { pool: pg.Pool; limits_uses: boolean };

export function registerCoverRoutes(app: HttpApp<Actor>, context: RouteContext): void {
  const { db, clock, pool, ai, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = COVER_STARTS;
  const limit = createRateLimiter(pool, { name: 'coverart', uses, window_minutes, is_on });
  const engine = ai.createPicture === null ? 'embedded' : 'model';
  bindCall(app, listCoverRuns, { allow: 'user' }, ({ actor, query }) =>
    listRunsView(db, actor, query, engine, clock.now()),
  );
  bindCall(app, createCoverRun, { allow: 'user' }, async ({ actor, body }) => {
    await limit.count(actor.user_id);
    return presentRun(await inTransaction(db, (tx) => createRun(tx, actor, body, engine, clock.now())));
  });
  bindCall(app, getCoverRun, { allow: 'user' }, async ({ actor, params }) =>
    presentRun(await getOwnRun(db, actor, params.id)),
  );
  bindCall(app, useCall, { allow: 'user' }, async ({ actor, params, body }) => {
    await limit.count(actor.user_id);
    return useCover(context, actor, params.id, body);
  });
  registerFileRoute(app, context);
}

function registerFileRoute(
  app: HttpApp<Actor>,
  { db, storage, pool, limits_uses: is_on, picture_marks }: RouteContext,
): void {
  const { per_account: uses, window_minutes } = COVER_STARTS;
  const limit = createRateLimiter(pool, { name: 'cover-png', uses, window_minutes, is_on });
  const schema = {
    summary: 'A picture of a run: small, as JPEG or as PNG',
    params: idParams,
    querystring: coverFileQuery,
    tags: ['cover-art'],
    'x-file': 'image/jpeg',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(COVER_FILE_PATH, { schema }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { id } = idParams.parse(request.params);
    const { number, form, download } = coverFileQuery.parse(request.query);
    const row = await getOwnRun(db, actor, id);
    const { engine } = getCandidate(row, number);
    if (form === 'png') {
      // Encoding takes a second of a core, so it has a limit of its own.
      await limit.count(actor.user_id);
      const jpeg = await buffer(await storage.openRead(coverKey(id, number, 'jpeg')));
      const png = await sharp(jpeg).keepXmp().png({ compressionLevel: 4 }).toBuffer();
      // Another file needs a signature of its own.
      const about = { title: row.title, source_type: COVER_SOURCE[engine], program: picture_marks.program };
      const filename = encodeFilename(nameCoverFile(row.title, number, 'png'));
      return reply
        .header('content-type', 'image/png')
        .header('content-disposition', `attachment; filename*=UTF-8''${filename}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await signPicture(png, about, await picture_marks.getCredential()));
    }
    const filename = nameCoverFile(row.title, number, 'jpg');
    const disposition = download ? 'attachment' : 'inline';
    const file = { key: coverKey(id, number, form), content_type: 'image/jpeg', filename, disposition } as const;
    return sendFile(storage, file, request, reply);
  });
}
