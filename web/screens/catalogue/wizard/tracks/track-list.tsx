import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useReorder } from '../../../../ui/list/use-reorder.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';
import { moveTrack } from './edit-tracks.ts';
import { TrackRow } from './track-row.tsx';
import { useRemoveTrack } from './use-remove-track.ts';

/** Lists the tracks in order. A keystroke in one renders only that row again. */
export function TrackList() {
  const { t } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const list = useRef<HTMLOListElement>(null);
  const { opened, toggle } = useOpenRows();
  const { announcement, move } = useTrackOrder();
  const grip = useReorder({ list, count: tracks.length, onMove: move });
  const remove = useRemoveTrack();
  const actions = useSteady({ grip, move, remove, toggle });
  return (
    <>
      <ol ref={list} className="-mx-4 min-w-0 divide-y divide-line border-y border-line empty:hidden sm:-mx-5">
        {tracks.map((track, index) => (
          <TrackRow
            key={track.id}
            track={track}
            index={index}
            last={index === tracks.length - 1}
            open={opened.has(track.id)}
            actions={actions}
          />
        ))}
      </ol>
      <p id="track-grip-hint" className="sr-only">
        {t('drop.grip_hint')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/**
 * Returns the same object every time, with the functions of the latest render: passing it on makes no row render again.
 */
function useSteady<Actions extends Record<string, unknown>>(actions: Actions): { readonly current: Actions } {
  const steady = useRef(actions);
  useEffect(() => {
    steady.current = actions;
  });
  return steady;
}

/** Opens a row when it is the only one, when a link leads into it, or when something in it needs a correction. */
function useOpenRows() {
  const { store } = useWizardActions();
  const { shown } = useWizardFindings();
  const { hash } = useLocation();
  const idAt = (path: RegExpExecArray | null) => (path ? store.read().form.tracks[Number(path[1])]?.id : undefined);
  const linked = idAt(/^#field-tracks-(\d+)-/.exec(hash));
  const wanting = idAt(/^tracks\.(\d+)\./.exec(shown.find(({ path }) => /^tracks\.\d+\./.test(path))?.path ?? ''));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const only = useForm(({ tracks }) => (tracks.length === 1 ? tracks[0]?.id : undefined));
  const all = [only, linked, wanting].filter((id) => id !== undefined);
  const news = all.join();
  useEffect(() => {
    if (news !== '') setOpened((before) => new Set([...before, ...news.split(',')]));
  }, [news]);
  const toggle = useCallback(
    (id: string) =>
      setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { opened, toggle };
}

/** Moves tracks and announces that to screen readers. */
function useTrackOrder() {
  const { t } = useTranslation();
  const { store, change } = useWizardActions();
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const title = store.read().form.tracks[from]?.title.trim() || t('release.untitled');
    change((form) => ({ tracks: moveTrack(form.tracks, from, to) }));
    setAnnouncement(t('wizard.tracks.moved', { title, number: to + 1 }));
  };
  return { announcement, move };
}
