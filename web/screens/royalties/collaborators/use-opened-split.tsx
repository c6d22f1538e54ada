import type { Payee, SplitRelease } from '@tangent/contract/collaborator.ts';
import { type ReactNode, useState } from 'react';
import { useKeptValues } from '../../../parts/use-kept-form.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { SplitValues } from './split-draft.ts';
import { SPLIT_FORM } from './use-split-form.ts';

type Known = { releases: readonly SplitRelease[]; payees: ReadonlyMap<string, Payee>; this_month: string };

/** The track whose split is being changed. What was being typed when a session ended opens again by itself. */
export function useOpenedSplit(known: Known): { open: (trackId: string) => void; dialog: ReactNode } {
  const kept = useKeptValues<SplitValues>(SPLIT_FORM) as SplitValues | null;
  const [keptOnce, setKeptOnce] = useState(kept);
  const [opened, setOpened] = useState<string | null>(kept?.track_id ?? null);
  const release = known.releases.find(({ tracks }) => tracks.some(({ id }) => id === opened));
  const track = release?.tracks.find(({ id }) => id === opened);
  const close = () => {
    setOpened(null);
    setKeptOnce(null);
  };
  const dialog = release && track && (
    <SplitDialog
      key={track.id}
      open
      onClose={close}
      facts={{ ...known, release, track, kept: keptOnce?.track_id === track.id ? keptOnce : null }}
    />
  );
  return { open: setOpened, dialog };
}
