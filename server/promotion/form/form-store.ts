import { form_drafts, form_requests } from '@tangent/db/schema/promotion/form.ts';
import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import type { FormId } from '@tangent/domain/promotion/form/forms.ts';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type RequestRow = typeof form_requests.$inferSelect;
export type DraftRow = typeof form_drafts.$inferSelect;

/** Returns a request of the caller. One of another account does not exist for them. */
export async function getOwnRequest(tx: Tx | Db, actor: Actor, id: string): Promise<RequestRow> {
  const isOwn = and(eq(form_requests.id, id), eq(form_requests.account_id, actor.user_id));
  const [row] = await tx.select().from(form_requests).where(isOwn);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function getRequest(tx: Tx | Db, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(form_requests).where(eq(form_requests.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns the same request, locked: two members of staff do not answer it at once. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(form_requests).where(eq(form_requests.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function findDraft(tx: Tx | Db, actor: Actor, form: FormId): Promise<DraftRow | null> {
  const [row] = await tx.select().from(form_drafts).where(isDraft(actor, form));
  return row ?? null;
}

/** Saves the draft of a form, or removes it when nothing is filled in. */
export async function writeDraft(
  tx: Tx,
  actor: Actor,
  form: FormId,
  { values, document_upload_ids, updated_at }: { values: FormValues; document_upload_ids: string[]; updated_at: Date },
): Promise<void> {
  if (Object.keys(values).length === 0) {
    await tx.delete(form_drafts).where(isDraft(actor, form));
    return;
  }
  const change = { values, document_upload_ids, updated_at };
  await tx
    .insert(form_drafts)
    .values({ account_id: actor.user_id, form, ...change })
    .onConflictDoUpdate({ target: [form_drafts.account_id, form_drafts.form], set: change });
}

function isDraft(actor: Actor, form: FormId) {
  return and(eq(form_drafts.account_id, actor.user_id), eq(form_drafts.form, form));
}
