import { listStored, readStored, removeStored, writeStored } from '../../../app/storage.ts';
import { type DraftForm, emptyForm, emptyTrack } from './draft-form.ts';
import { listOpenTabs } from './tab-name.ts';

/** A draft with what could not be sent yet, kept in this browser: for a reload, a lost line, a session that ended. */
export type LocalDraft = {
  readonly id: string;
  /** The server knows it. */
  readonly made: boolean;
  readonly base: DraftForm;
  readonly form: DraftForm;
  readonly kept_at: string;
};

/** Whose drafts, and which tab keeps them. Signing out empties the whole storage. */
export type DraftOwner = { readonly user_id: string; readonly tab: string };

function draftKey({ user_id, tab }: DraftOwner, id: string): string {
  return `${buildPrefix(user_id)}${id}/${tab}`;
}

function buildPrefix(userId: string): string {
  return `draft/${userId}/`;
}

/** Answers whether it is safe now. */
export function saveLocalDraft(owner: DraftOwner, draft: LocalDraft): boolean {
  return writeStored(draftKey(owner, draft.id), JSON.stringify(draft));
}

export function removeLocalDraft(owner: DraftOwner, id: string): void {
  removeStored(draftKey(owner, id));
}

/**
 * Takes what this tab, or a tab that is gone, has kept: of one draft, or with null of drafts that were never made. What
 * other open tabs keep stays theirs. The newest stands first.
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
  const wanted = id === null ? found.slice(0, 1) : found;
  for (const { key, draft } of wanted) {
    removeStored(key);
    saveLocalDraft(owner, draft);
  }
  return wanted.map(({ draft }) => draft);
}

function readLocalDraft(key: string): LocalDraft | null {
  try {
    const draft = JSON.parse(readStored(key) ?? 'null') as LocalDraft | null;
    return draft && { ...draft, base: completeForm(draft.base), form: completeForm(draft.form) };
  } catch {
    return null;
  }
}

/** What an older page has kept may lack fields that there are now. */
function completeForm(form: DraftForm): DraftForm {
  const tracks = form.tracks.map((track) => ({ ...emptyTrack(track.id, '', null), ...track }));
  return { ...emptyForm([]), ...form, tracks };
}
