import { listStored, readStored, removeStored, writeStored } from '../../../../app/storage.ts';
import { type DraftForm, emptyForm, emptyTrack } from './draft-form.ts';
import { listOpenTabs } from './tab-name.ts';

/** A draft with unsent changes, kept in this browser for a reload, a lost connection or an expired session. */
export type LocalDraft = {
  readonly id: string;
  /** Whether the server knows it. */
  readonly made: boolean;
  readonly base: DraftForm;
  readonly form: DraftForm;
  readonly kept_at: string;
};

/** The user and the tab that keep a draft. Signing out clears the whole storage. */
export type DraftOwner = { readonly user_id: string; readonly tab: string };

function draftKey({ user_id, tab }: DraftOwner, id: string): string {
  return `${buildPrefix(user_id)}${id}/${tab}`;
}

function buildPrefix(userId: string): string {
  return `draft/${userId}/`;
}

/** Saves the draft in this browser; returns whether that worked. */
export function saveLocalDraft(owner: DraftOwner, draft: LocalDraft): boolean {
  return writeStored(draftKey(owner, draft.id), JSON.stringify(draft));
}

export function removeLocalDraft(owner: DraftOwner, id: string): void {
  removeStored(draftKey(owner, id));
}

/**
 * Takes the drafts that this tab, or a closed tab, has kept: those of one release, newest first, or with null the
 * newest one that the server does not have yet. Drafts of other open tabs stay theirs.
 */
export async function claimLocalDrafts(owner: DraftOwner, id: string | null): Promise<readonly LocalDraft[]> {
  const open = await listOpenTabs();
  const found = listStored(buildPrefix(owner.user_id)).flatMap((key) => {
    const tab = key.split('/').at(-1) ?? '';
    const isFree = tab === owner.tab || open?.has(tab) !== true;
    const draft = isFree ? readLocalDraft(key) : null;
    return draft !== null && (id === null ? !draft.made : draft.id === id) ? [{ key, draft }] : [];
  });
  found.sort((a, b) => b.draft.kept_at.localeCompare(a.draft.kept_at));
  const claimed = id === null ? found.slice(0, 1) : found;
  for (const { key, draft } of claimed) {
    removeStored(key);
    saveLocalDraft(owner, draft);
  }
  return claimed.map(({ draft }) => draft);
}

function readLocalDraft(key: string): LocalDraft | null {
  try {
    const draft = JSON.parse(readStored(key) ?? 'null') as LocalDraft | null;
    return draft && { ...draft, base: completeForm(draft.base), form: completeForm(draft.form) };
  } catch {
    return null;
  }
}

/** A draft kept by an older version of the page may lack new fields. */
function completeForm(form: DraftForm): DraftForm {
  const tracks = form.tracks.map((track) => ({ ...emptyTrack(track.id, '', null), ...track }));
  return { ...emptyForm([]), ...form, tracks };
}
