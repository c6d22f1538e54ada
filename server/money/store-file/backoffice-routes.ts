import * as sales from '@tangent/contract/money/backoffice-sales.ts';
import { type Actor, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { decideHeldFile } from './decide-held-file.ts';
import type { ReceiveContext } from './receive-file.ts';
import type { ReportKinds } from './report-kind.ts';
import { reverseFile } from './reverse-file.ts';
import { listSalesFileOverviews } from './sales-file-list-view.ts';
import { getSalesFileDetail } from './sales-file-view.ts';
import { getSalesLineView } from './sales-line-view.ts';
import { registerSalesUploadRoute } from './upload-route.ts';

const STAFF = { allow: 'staff' } as const;

/** The context of the calls about files of stores. */
export type StoreFileContext = ReceiveContext & ReportKinds;

/** Binds the calls of staff about the files of stores. */
export function registerSalesFileRoutes(app: HttpApp<Actor>, context: StoreFileContext): void {
  const { db, clock, report_kinds } = context;
  bindCall(app, sales.listSalesFiles, STAFF, ({ query }) => listSalesFileOverviews(db, report_kinds, query));
  bindCall(app, sales.getSalesFile, STAFF, ({ params }) => getSalesFileDetail(db, report_kinds, params.id));
  bindCall(app, sales.getSalesLine, STAFF, ({ params }) => getSalesLineView(context, params.id, params.line_no));
  registerSalesUploadRoute(app, context);
  bindCall(app, sales.decideSalesFile, STAFF, ({ actor, params: { id }, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      await decideHeldFile(tx, actor, id, { ...body, report_kinds }, clock.now());
      return getSalesFileDetail(tx, report_kinds, id);
    });
  });
  bindCall(app, sales.reverseSalesFile, STAFF, ({ actor, params: { id }, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      await reverseFile(tx, actor, id, { ...body, report_kinds }, clock.now());
      return getSalesFileDetail(tx, report_kinds, id);
    });
  });
}
