import type { Release } from '@tangent/contract/release.ts';
import { type DraftForm, emptyForm, isSameField, toForm } from './draft-form.ts';
import type { DraftStart } from './draft-store.ts';
import type { LocalDraft } from './local-draft.ts';
import { mergeDrafts } from './merge-draft.ts';

/** What the wizard begins with: the server's version, and on top of it what this browser kept and nobody got. */
export function startDraft(
  release: Release | null,
  saved: readonly LocalDraft[],
  storeIds: readonly string[],
): DraftStart {
  if (release === null) return startNew(saved[0], storeIds);
  const stored = toForm(release);
  let start: DraftStart = { id: release.id, release, form: stored, base: stored, conflicts: [] };
  for (const { base, form } of saved) {
    const { form: merged, conflicts } = mergeDrafts([base], layOver(start.form, stored, base, form), stored);
    start = { ...start, form: merged, conflicts };
  }
  return start;
}

function startNew(saved: LocalDraft | undefined, storeIds: readonly string[]): DraftStart {
  const form = saved?.form ?? emptyForm(storeIds);
  return { id: saved?.id ?? crypto.randomUUID(), release: null, form, base: emptyForm([]), conflicts: [] };
}

/** Two kept versions of one draft: what the older one changed stays where the newer one did not change it. */
function layOver(older: DraftForm, stored: DraftForm, base: DraftForm, newer: DraftForm): DraftForm {
  if (older === stored) return newer;
  return mergeDrafts([base], newer, older).form;
}

/** Whether anything was entered that would be missed. */
export function isWorthSaving(form: DraftForm): boolean {
  const empty = emptyForm(form.store_ids);
  return Object.entries(form).some(([name, value]) => !isSameField(name, value, empty[name as keyof DraftForm]));
}
