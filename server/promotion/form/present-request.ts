import type { FormRequest, FormRequestDetail, StaffRequestDetail } from '@tangent/contract/promotion/form.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_notes } from '@tangent/db/schema/promotion/form.ts';
import { findForm } from '@tangent/domain/promotion/form/forms.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { listUploadRows, presentUpload } from '../../catalogue/upload/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findNames, listReferences } from './check-own.ts';
import type { RequestRow } from './form-store.ts';

/** Presents a request in a list. */
export function presentRequest(row: RequestRow): FormRequest {
  const { id, form, subject, status, outcome, answer, allowed_until } = row;
  return {
    id,
    form,
    subject,
    status,
    outcome,
    answer,
    allowed_until,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

/** Presents a request with its values, their names and its documents. */
export async function presentDetail(tx: Tx | Db, row: RequestRow): Promise<FormRequestDetail> {
  const definition = findForm(row.form);
  const references = definition === null ? [] : listReferences(definition, row.values);
  const uploads = await listUploadRows(tx, row.document_upload_ids);
  return {
    ...presentRequest(row),
    values: row.values,
    names: await findNames(
      tx,
      row.account_id,
      references.map(({ id }) => id),
    ),
    documents: uploads.map(presentUpload),
    documents_removed_at: row.documents_removed_at?.toISOString() ?? null,
  };
}

/** Presents a request for staff: who asks, in which language, and the internal notes. */
export async function presentForStaff(tx: Tx | Db, row: RequestRow): Promise<StaffRequestDetail> {
  const [user] = await tx.select().from(users).where(eq(users.id, row.account_id));
  if (!user) throw new Refusal('not_found');
  const notes = await tx
    .select({
      id: form_notes.id,
      text: form_notes.text,
      author: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      created_at: form_notes.created_at,
    })
    .from(form_notes)
    .innerJoin(users, eq(users.id, form_notes.author_id))
    .where(eq(form_notes.request_id, row.id))
    .orderBy(asc(form_notes.created_at), asc(form_notes.id));
  return {
    ...(await presentDetail(tx, row)),
    person: presentPerson(user, row.plan),
    notes: notes.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
  };
}

export function presentPerson(user: typeof users.$inferSelect, plan: RequestRow['plan']): StaffRequestDetail['person'] {
  const { id, first_name, last_name, email, language } = user;
  return { account_id: id, name: `${first_name} ${last_name}`, email, language, plan };
}
