import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkFormValues, cleanFormValues } from '@tangent/domain/promotion/form/check-values.ts';
import type { FormDefinition, FormValues } from '@tangent/domain/promotion/form/field.ts';
import { type FormId, findForm } from '@tangent/domain/promotion/form/forms.ts';
import { requestDueMs } from '@tangent/domain/promotion/form/request-due.ts';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findOwnThings, findStateIssues } from './check-own.ts';
import { type RequestRow, writeDraft } from './form-store.ts';
import { formMailJob } from './jobs.ts';

/** Stores a request with the time at which its answer is due, empties the draft and confirms by email. */
export async function sendForm(tx: Tx, actor: Actor, form: FormId, input: FormValues, now: Date): Promise<RequestRow> {
  const definition = findForm(form);
  if (definition === null) throw new Refusal('not_found');
  const values = cleanFormValues(definition, input);
  const issues = checkFormValues(definition, values, { today: utcDay(now.getTime()) });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const { names, document_upload_ids } = await findOwnThings(tx, actor, definition, values);
  const stateIssues = await findStateIssues(tx, definition, values);
  if (stateIssues.length > 0) throw new Refusal('invalid_input', stateIssues);
  await lockAccount(tx, actor.user_id);
  const [row] = await tx
    .insert(form_requests)
    .values({
      account_id: actor.user_id,
      form,
      values,
      document_upload_ids,
      subject: findSubject(definition, values, names),
      plan: actor.plan,
      created_at: now,
      due_at: new Date(requestDueMs(now.getTime(), actor.plan)),
    })
    .returning();
  if (!row) throw new Error('the request was not stored');
  await writeDraft(tx, actor, form, { values: {}, document_upload_ids: [], updated_at: now });
  await enqueue(tx, formMailJob, { mail: 'form_received', request_id: row.id });
  return row;
}

/** Names what a request is about: its release, its artist, or the first text. */
function findSubject(form: FormDefinition, values: FormValues, names: Readonly<Record<string, string>>): string {
  const ids = ['release', 'artist'].map((name) => values[name]).filter((value) => typeof value === 'string');
  const named = ids.map((id) => names[id]).find((name) => name !== undefined);
  const first = form.fields.map(({ name }) => values[name]).find((value) => typeof value === 'string');
  return named ?? String(first ?? '');
}
