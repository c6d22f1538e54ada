import { addSelfCredits } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { needsMaker, SelfCredit, useSelfCreditToast } from '../../../../parts/catalogue/release/credit/self-credit.tsx';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';
import { undoApply } from '../tracks/track-edit.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { useFormSelfName } from './use-form-self-name.ts';

/** Offers to credit the artist on this track, or on all tracks that name nobody for the production. */
export function TrackSelfCredit({ track }: { track: TrackForm }) {
  const name = useFormSelfName(track);
  const credit = useSelfCredit(name ?? '');
  const count = useForm((form) => form.tracks.filter(needsMaker).length);
  if (name === null) return null;
  return (
    <SelfCredit
      name={name}
      count={count}
      onHere={() => credit(({ id }) => id === track.id)}
      onAll={() => credit(needsMaker)}
    />
  );
}

/** Returns a function that credits a person on the chosen tracks, with an undo that keeps what was typed since. */
function useSelfCredit(name: string): (isChosen: (track: TrackForm) => boolean) => void {
  const confirm = useSelfCreditToast();
  const { store, change } = useWizardActions();
  return (isChosen) => {
    const before = store.read().form;
    const chosen = new Set(before.tracks.filter(isChosen).map(({ id }) => id));
    change((form): Partial<DraftForm> => {
      const tracks = form.tracks.map((track) =>
        chosen.has(track.id) ? { ...track, production_credits: addSelfCredits(track.production_credits, name) } : track,
      );
      return { tracks };
    });
    confirm({
      name,
      count: chosen.size,
      onUndo: () => change((form) => undoApply(form, before, ['production_credits'])),
    });
  };
}
