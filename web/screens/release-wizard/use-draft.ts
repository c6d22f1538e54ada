import type { Release } from '@tangent/contract/release.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRelease, saveRelease, useRememberRelease } from '../../api/release.ts';
import { changesOf, type DraftForm, emptyForm, formOf } from './draft-form.ts';
import { adoptSaved, mergeDrafts } from './merge-draft.ts';

export type DraftControl = {
  readonly id: string | null;
  readonly form: DraftForm;
  readonly saving: boolean;
  readonly dirty: boolean;
  readonly change: (change: Partial<DraftForm> | ((form: DraftForm) => Partial<DraftForm>)) => void;
  /** Sends what changed; answers the release as it is stored. Saves follow one another, never side by side. */
  readonly save: () => Promise<Release>;
  /** After a conflict: takes over what another tab saved and, if wanted, puts what was typed here on top. */
  readonly reload: (keepMine: boolean) => Promise<void>;
};

type Stored = { readonly release: Release | null; readonly form: DraftForm };

/** The draft on the screen and what the server has of it. */
export function useDraft(release: Release | null, storeIds: readonly string[]): DraftControl {
  const [form, setForm] = useState(() => (release === null ? emptyForm(storeIds) : formOf(release)));
  const now = useRef(form);
  const stored = useRef<Stored>({ release, form: release === null ? emptyForm([]) : form });

  const show = useCallback((next: DraftForm) => {
    now.current = next;
    setForm(next);
  }, []);
  const change: DraftControl['change'] = useCallback(
    (wanted) => show({ ...now.current, ...(typeof wanted === 'function' ? wanted(now.current) : wanted) }),
    [show],
  );
  const { saving, save } = useSaving(stored, now, show);
  const reload = useReload(stored, now, show);
  useSaveOnLeave(stored, now, save);

  const dirty = Object.keys(changesOf(stored.current.form, form)).length > 0;
  return { id: stored.current.release?.id ?? null, form, saving, dirty, change, save, reload };
}

type Show = (form: DraftForm) => void;

function useSaving(stored: { current: Stored }, now: { readonly current: DraftForm }, show: Show) {
  const [saving, setSaving] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const remember = useRememberRelease();
  const saveNow = useCallback(async () => {
    const { release: known, form: base } = stored.current;
    const sent = now.current;
    const changes = changesOf(base, sent);
    if (known !== null && Object.keys(changes).length === 0) return known;
    const saved = await saveRelease(known?.id ?? null, known?.version ?? 0, changes);
    stored.current = { release: saved, form: formOf(saved) };
    show(adoptSaved(now.current, sent, stored.current.form));
    remember(saved);
    return saved;
  }, [stored, now, show, remember]);
  const save = useCallback(() => {
    setSaving(true);
    const run = queue.current.then(saveNow, saveNow);
    queue.current = run;
    return run.finally(() => setSaving(false));
  }, [saveNow]);
  return { saving, save };
}

function useReload(stored: { current: Stored }, now: { readonly current: DraftForm }, show: Show) {
  const remember = useRememberRelease();
  return useCallback(
    async (keepMine: boolean) => {
      const { release: known, form: base } = stored.current;
      if (known === null) return;
      const theirs = await fetchRelease(known.id);
      stored.current = { release: theirs, form: formOf(theirs) };
      show(keepMine ? mergeDrafts(base, now.current, stored.current.form) : stored.current.form);
      remember(theirs);
    },
    [stored, now, show, remember],
  );
}

/** Leaving the wizard by a link keeps what was typed, as Back does. A draft that does not exist yet is not made for that. */
function useSaveOnLeave(
  stored: { readonly current: Stored },
  now: { readonly current: DraftForm },
  save: () => Promise<unknown>,
): void {
  useEffect(
    () => () => {
      const { release, form } = stored.current;
      if (release === null || Object.keys(changesOf(form, now.current)).length === 0) return;
      save().catch(() => undefined);
    },
    [stored, now, save],
  );
}
