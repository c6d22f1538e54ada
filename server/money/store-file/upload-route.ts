import { pipeline, Transform } from 'node:stream';
import { SALES_UPLOAD_PATH, salesFile, salesUploadQuery } from '@tangent/contract/money/backoffice-sales.ts';
import { SALES_UPLOAD_MAX_BYTES } from '@tangent/domain/money/money-limits.ts';
import type { FastifyRequest } from 'fastify';
import { type Actor, requireStepUp } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ReceiveContext } from './receive-file.ts';
import { receiveFile } from './receive-file.ts';
import type { ReportKinds } from './report-kind.ts';
import { listSalesFileViews } from './sales-file-list-view.ts';

const BYTES = 'application/octet-stream';

/**
 * Registers the upload of a sales file by staff, stored byte by byte as it arrives. The same bytes again change
 * nothing.
 */
export function registerSalesUploadRoute(app: HttpApp<Actor>, context: ReceiveContext & ReportKinds): void {
  app.register(async (scope) => {
    // No other call here has a binary body; the handler reads it.
    scope.addContentTypeParser(BYTES, (_request, _body, done) => done(null));
    const schema = {
      summary: 'Uploads a file with sales: its bytes are the body',
      tags: ['backoffice'],
      querystring: salesUploadQuery,
      consumes: [BYTES],
      response: { 201: salesFile },
      ...describeAccess('staff'),
    };
    const actors = new WeakMap<FastifyRequest, Actor>();
    // Checked before anything else, as in every call. The figures of a report become money without another check.
    const onRequest = async (request: FastifyRequest) => {
      const actor = await app.authorize(request, 'staff');
      requireStepUp(actor, context.clock.now());
      actors.set(request, actor);
    };
    scope.post(SALES_UPLOAD_PATH, { schema, onRequest, config: { slow_body: true } }, async (request, reply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw new Refusal('permission_denied');
      const { name } = salesUploadQuery.parse(request.query);
      if (Number(request.headers['content-length'] ?? 0) > SALES_UPLOAD_MAX_BYTES) throw tooLarge();
      // A client that disconnects in the middle ends both streams.
      const open = async () => pipeline(request.raw, limitBytes(), () => {});
      const file = await receiveFile(context, { source: 'backoffice', name, open, received_by: actor });
      const [view] = await listSalesFileViews(context.db, context.report_kinds, [file.id]);
      return reply.code(201).send(view);
    });
  });
}

function limitBytes(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > SALES_UPLOAD_MAX_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
}

function tooLarge(): Refusal {
  return new Refusal('payload_too_large');
}
