import type { Payee, SplitRelease } from '@tangent/contract/collaborator.ts';
import { type ReactNode, useState } from 'react';
import { useSavedValues } from '../../../../parts/form/use-saved-form.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { SplitValues } from './split-draft.ts';
import { SPLIT_FORM } from './use-split-form.ts';

type SplitFacts = { releases: readonly SplitRelease[]; payees: ReadonlyMap<string, Payee>; this_month: string };

/** The track whose split is being changed. What was being typed when a session ended opens again by itself. */
export function useSplitDialog(splitFacts: SplitFacts): { open: (trackId: string) => void; dialog: ReactNode } {
  const saved = useSavedValues<SplitValues>(SPLIT_FORM) as SplitValues | null;
  const [savedOnce, setSavedOnce] = useState(saved);
  const [opened, setOpened] = useState<string | null>(saved?.track_id ?? null);
  const release = splitFacts.releases.find(({ tracks }) => tracks.some(({ id }) => id === opened));
  const track = release?.tracks.find(({ id }) => id === opened);
  const close = () => {
    setOpened(null);
    setSavedOnce(null);
  };
  const dialog = release && track && (
    <SplitDialog
      key={track.id}
      open
      onClose={close}
      facts={{ ...splitFacts, release, track, saved: savedOnce?.track_id === track.id ? savedOnce : null }}
    />
  );
  return { open: setOpened, dialog };
}
