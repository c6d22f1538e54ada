import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import { type FormId, findForm } from '@tangent/domain/promotion/form/forms.ts';
import { enqueueDiscards, listUploadRows } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listReferences } from './check-own.ts';
import { findDraft, writeDraft } from './form-store.ts';

/** Saves what is filled in so far; the last save wins. Documents that were taken out are deleted. */
export async function saveDraft(tx: Tx, actor: Actor, form: FormId, values: FormValues, now: Date): Promise<void> {
  const definition = findForm(form);
  if (definition === null) throw new Refusal('not_found');
  const ids = listReferences(definition, values).flatMap(({ field, id }) => (field.type === 'file' ? [id] : []));
  const rows = await listUploadRows(tx, ids);
  const own = rows.filter(({ account_id, kind }) => account_id === actor.user_id && kind === 'document');
  const document_upload_ids = own.map(({ id }) => id);
  const before = await findDraft(tx, actor, form);
  await writeDraft(tx, actor, form, { values, document_upload_ids, updated_at: now });
  await enqueueDiscards(tx, before?.document_upload_ids.filter((id) => !document_upload_ids.includes(id)) ?? []);
}
