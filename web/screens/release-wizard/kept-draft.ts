import { listStored, readStored, removeStored, writeStored } from '../../app/storage.ts';
import { type DraftForm, emptyForm, emptyTrack } from './draft-form.ts';
import { listOpenTabs } from './tab-name.ts';

/** A draft with what could not be sent yet, kept in this browser: for a reload, a lost line, a session that ended. */
export type KeptDraft = {
  readonly id: string;
  /** The server knows it. */
  readonly made: boolean;
  readonly base: DraftForm;
  readonly form: DraftForm;
  readonly kept_at: string;
};

/** Whose drafts, and which tab keeps them. Signing out empties the whole storage. */
export type Keeper = { readonly user_id: string; readonly tab: string };

function keyOf({ user_id, tab }: Keeper, id: string): string {
  return `${prefixOf(user_id)}${id}/${tab}`;
}

function prefixOf(userId: string): string {
  return `draft/${userId}/`;
}

/** Answers whether it is safe now. */
export function keepDraft(keeper: Keeper, draft: KeptDraft): boolean {
  return writeStored(keyOf(keeper, draft.id), JSON.stringify(draft));
}

export function forgetDraft(keeper: Keeper, id: string): void {
  removeStored(keyOf(keeper, id));
}

/**
 * Takes what this tab, or a tab that is gone, has kept: of one draft, or with null of drafts that were never made. What
 * other open tabs keep stays theirs. The newest stands first.
 */
export async function takeKept(keeper: Keeper, id: string | null): Promise<readonly KeptDraft[]> {
  const open = await listOpenTabs();
  const found = listStored(prefixOf(keeper.user_id)).flatMap((key) => {
    const tab = key.split('/').at(-1) ?? '';
    const isFree = tab === keeper.tab || open?.has(tab) !== true;
    const draft = isFree ? readKept(key) : null;
    return draft !== null && (id === null ? !draft.made : draft.id === id) ? [{ key, draft }] : [];
  });
  found.sort((a, b) => b.draft.kept_at.localeCompare(a.draft.kept_at));
  const wanted = id === null ? found.slice(0, 1) : found;
  for (const { key, draft } of wanted) {
    removeStored(key);
    keepDraft(keeper, draft);
  }
  return wanted.map(({ draft }) => draft);
}

function readKept(key: string): KeptDraft | null {
  try {
    const draft = JSON.parse(readStored(key) ?? 'null') as KeptDraft | null;
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
