import * as sales from '@tangent/contract/money/backoffice-sales.ts';
import * as suspense from '@tangent/contract/money/backoffice-suspense.ts';
import { type Actor, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { decideHeldFile } from './decide-held-file.ts';
import { matchSuspense } from './match-suspense.ts';
import { presentMicros } from './present-micros.ts';
import type { ReceiveContext } from './receive-file.ts';
import { reverseFile } from './reverse-file.ts';
import { listSalesFileOverviews } from './sales-file-list-view.ts';
import { getSalesFileDetail } from './sales-file-view.ts';
import { getSalesLineView } from './sales-line-view.ts';
import { suggestTracks } from './suggest-tracks.ts';
import { listGroupLines } from './suspense-lines-view.ts';
import { listSuspenseGroups } from './suspense-view.ts';
import { registerSalesUploadRoute } from './upload-route.ts';

const STAFF = { allow: 'staff' } as const;

/** Binds the calls of staff about files of sales and money in suspense. */
export function registerSalesBackofficeRoutes(app: HttpApp<Actor>, context: ReceiveContext): void {
  const { db, clock } = context;
  bindCall(app, sales.listSalesFiles, STAFF, ({ query }) => listSalesFileOverviews(db, query));
  bindCall(app, sales.getSalesFile, STAFF, ({ params }) => getSalesFileDetail(db, params.id));
  bindCall(app, sales.getSalesLine, STAFF, ({ params }) => getSalesLineView(context, params.id, params.line_no));
  registerSalesUploadRoute(app, context);
  bindCall(app, sales.decideSalesFile, STAFF, ({ actor, params: { id }, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      await decideHeldFile(tx, actor, id, body, clock.now());
      return getSalesFileDetail(tx, id);
    });
  });
  bindCall(app, sales.reverseSalesFile, STAFF, ({ actor, params: { id }, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      await reverseFile(tx, actor, id, body.note, clock.now());
      return getSalesFileDetail(tx, id);
    });
  });
  bindCall(app, suspense.listSuspense, STAFF, ({ query }) => listSuspenseGroups(db, query));
  bindCall(app, suspense.listSuspenseLines, STAFF, ({ query }) => listGroupLines(db, query));
  bindCall(app, suspense.suggestTracks, STAFF, async ({ query }) => ({ items: await suggestTracks(db, query) }));
  bindCall(app, suspense.matchSuspense, STAFF, ({ actor, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      const { lines, gross_micros } = await matchSuspense(tx, actor, body, clock.now());
      return { lines, gross_micros: presentMicros(gross_micros) };
    });
  });
}
