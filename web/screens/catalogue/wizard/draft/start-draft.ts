import type { Release } from '@tangent/contract/catalogue/release.ts';
import { type DraftForm, emptyForm, isSameField, toForm } from './draft-form.ts';
import type { DraftStart } from './draft-store.ts';
import type { LocalDraft } from './local-draft.ts';
import { mergeDrafts } from './merge-draft.ts';

/**
 * Returns the initial state of the wizard: the server's version, with the unsent changes kept in this browser on top.
 */
export function startDraft(
  release: Release | null,
  saved: readonly LocalDraft[],
  storeIds: readonly string[],
): DraftStart {
  if (release === null) return startNew(saved[0], storeIds);
  const stored = toForm(release);
  let start: DraftStart = { id: release.id, release, form: stored, base: stored, conflicts: [] };
  for (const { base, form } of saved) {
    const { form: merged, conflicts } = mergeDrafts([base], overlay(start.form, stored, base, form), stored);
    start = { ...start, form: merged, conflicts };
  }
  return start;
}

/** The stores of the plan are no answer of the artist: the server may take those of the last release. */
function startNew(saved: LocalDraft | undefined, storeIds: readonly string[]): DraftStart {
  const base = emptyForm(storeIds);
  return { id: saved?.id ?? crypto.randomUUID(), release: null, form: saved?.form ?? base, base, conflicts: [] };
}

/** Combines two kept versions of one draft: the older one's changes remain where the newer one made none. */
function overlay(older: DraftForm, stored: DraftForm, base: DraftForm, newer: DraftForm): DraftForm {
  if (older === stored) return newer;
  return mergeDrafts([base], newer, older).form;
}

/** Whether anything was entered that is worth keeping. */
export function isWorthSaving(form: DraftForm): boolean {
  const empty = emptyForm(form.store_ids);
  return Object.entries(form).some(([name, value]) => !isSameField(name, value, empty[name as keyof DraftForm]));
}
