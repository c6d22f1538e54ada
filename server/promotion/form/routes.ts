import { getMove, getStaffMove, markMove as markMoveCall, markMoveForm } from '@tangent/contract/distribution/move.ts';
import * as calls from '@tangent/contract/promotion/form.ts';
import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { findForm } from '@tangent/domain/promotion/form/forms.ts';
import { FORM_REQUESTS } from '@tangent/domain/promotion/form-limits.ts';
import type pg from 'pg';
import { listUploadRows, presentUpload } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addNote, answerRequest, startRequest } from './answer-request.ts';
import { findDraft, getOwnRequest, getRequest } from './form-store.ts';
import { markMove } from './mark-move.ts';
import { getMoveView } from './move-view.ts';
import { presentDetail, presentForStaff, presentRequest } from './present-request.ts';
import { listOwnRequests, listRequestsForStaff } from './request-list-view.ts';
import { saveDraft } from './save-draft.ts';
import { sendForm } from './send-form.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

export type FormContext = BaseContext & { pool: pg.Pool; limits_uses: boolean };

export function registerFormRoutes(app: HttpApp<Actor>, context: FormContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = FORM_REQUESTS;
  const limit = createRateLimiter(pool, { name: 'form', uses, window_minutes, is_on });
  bindCall(app, calls.getForm, USER, async ({ actor, params }) => {
    const form = findForm(params.form);
    if (form === null) throw new Refusal('not_found');
    const draft = await findDraft(db, actor, form.id);
    const documents = await listUploadRows(db, draft?.document_upload_ids ?? []);
    return {
      form: form.id,
      fields: form.fields,
      draft: draft?.values ?? {},
      documents: documents.map(presentUpload),
      support_hours: SUPPORT_HOURS[actor.plan],
    };
  });
  bindCall(app, calls.saveFormDraft, USER, async ({ actor, params, body }) => {
    const now = clock.now();
    await inTransaction(db, (tx) => saveDraft(tx, actor, params.form, body.values, now));
    return { saved_at: now.toISOString() };
  });
  bindCall(app, calls.sendForm, USER, async ({ actor, params, body }) => {
    await limit.count(actor.user_id);
    return presentRequest(await inTransaction(db, (tx) => sendForm(tx, actor, params.form, body.values, clock.now())));
  });
  bindCall(app, calls.listFormRequests, USER, ({ actor, query }) => listOwnRequests(db, actor, query));
  bindCall(app, calls.getFormRequest, USER, async ({ actor, params }) =>
    presentDetail(db, await getOwnRequest(db, actor, params.id)),
  );
  bindCall(app, getMove, USER, async ({ actor, params }) =>
    getMoveView(db, await getOwnRequest(db, actor, params.id), clock.now()),
  );
  bindCall(app, markMoveCall, USER, ({ actor, params, body: { store_ids } }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await getOwnRequest(tx, actor, params.id);
      return getMoveView(tx, await markMove(tx, params.id, { act: 'requested', store_ids }, now), now);
    }),
  );
  registerStaffRoutes(app, context);
}

function registerStaffRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, calls.listStaffRequests, STAFF, ({ query }) => listRequestsForStaff(db, query, clock.now()));
  bindCall(app, calls.getStaffRequest, STAFF, async ({ params }) =>
    presentForStaff(db, await getRequest(db, params.id)),
  );
  bindCall(app, calls.startRequest, STAFF, ({ actor, params }) =>
    inTransaction(db, async (tx) => presentForStaff(tx, await startRequest(tx, actor, params.id, clock.now()))),
  );
  bindCall(app, calls.answerRequest, STAFF, ({ actor, params, body }) =>
    inTransaction(db, async (tx) => presentForStaff(tx, await answerRequest(tx, actor, params.id, body, clock.now()))),
  );
  bindCall(app, getStaffMove, STAFF, async ({ params }) =>
    getMoveView(db, await getRequest(db, params.id), clock.now()),
  );
  bindCall(app, markMoveForm, STAFF, ({ params, body: { store_ids } }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      return getMoveView(tx, await markMove(tx, params.id, { act: 'form', store_ids }, now), now);
    }),
  );
  bindCall(app, calls.addRequestNote, STAFF, ({ actor, params, body }) =>
    inTransaction(db, async (tx) => presentForStaff(tx, await addNote(tx, actor, params.id, body.text, clock.now()))),
  );
}
