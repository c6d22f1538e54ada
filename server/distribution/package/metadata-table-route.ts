import { METADATA_TABLE_PATH, metadataTableQuery } from '@tangent/contract/distribution/release-package.ts';
import { METADATA_TABLES } from '@tangent/domain/catalogue/release-limits.ts';
import type { FastifyRequest } from 'fastify';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { sendTable } from '../../platform/csv/send-table.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listTrackCells, TRACK_COLUMNS } from './list-metadata.ts';
import { type PackageContext, requireReleaseAccess } from './stream-package.ts';

/** Registers the table of the metadata of several releases. It is read while it is sent, one release after the other. */
export function registerMetadataTableRoute(app: HttpApp<Actor>, context: PackageContext): void {
  const { per_account: uses, window_minutes } = METADATA_TABLES;
  const limit = createRateLimiter(context.pool, {
    name: 'metadata-table',
    uses,
    window_minutes,
    is_on: context.limits_uses,
  });
  const actors = new WeakMap<FastifyRequest, Actor>();
  const schema = {
    summary: 'The metadata of up to 100 releases as CSV, a row for each track',
    querystring: metadataTableQuery,
    tags: ['releases'],
    'x-file': 'text/csv',
    ...describeAccess('user', 'read_releases'),
  };
  const onRequest = async (request: FastifyRequest) => {
    actors.set(request, await app.authorize(request, 'user', 'read_releases'));
  };
  app.get(METADATA_TABLE_PATH, { schema, onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const actor = actors.get(request);
    if (actor === undefined) throw new Refusal('unauthenticated');
    const ids = [...new Set(metadataTableQuery.parse(request.query).ids.split(','))];
    for (const id of ids) await requireReleaseAccess(context.db, actor, id);
    await limit.count(actor.user_id);
    const place = { pool: context.pool, account_id: actor.user_id };
    return sendTable(reply, place, { filename: 'releases.csv', lines: writeTable(context, ids) });
  });
}

async function* writeTable({ db, clock }: PackageContext, ids: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(TRACK_COLUMNS);
  for (const id of ids) {
    const release = await getReleaseView(db, id, clock.now());
    const rows = release.tracks.length > 0 ? release.tracks : [null];
    yield rows.map((track) => writeCsvRow(listTrackCells(release, track))).join('');
  }
}
