import { addSelfCredits } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { needsMaker, useSelfCreditToast } from '../../../parts/catalogue/release/credit/self-credit.tsx';
import type { ChangeForm, ChangeTrack } from './change-form.ts';
import { changeTracks, restoreCredits } from './change-tracks.ts';

export type CreditSelf = {
  /** How many tracks name nobody who produced or engineered them. */
  readonly count: number;
  /** Credits a person on the chosen tracks, and offers to undo it. */
  readonly credit: (name: string, isChosen: (track: ChangeTrack) => boolean) => void;
};

/** Credits an artist who made the recordings alone, with an undo that keeps everything else typed since. */
export function useCreditSelf(
  form: ChangeForm,
  setForm: (change: (form: ChangeForm) => ChangeForm) => void,
): CreditSelf {
  const confirm = useSelfCreditToast();
  return {
    count: form.tracks.filter(needsMaker).length,
    credit(name, isChosen) {
      const before = form.tracks.filter(isChosen);
      const chosen = new Set(before.map(({ id }) => id));
      setForm((now) =>
        changeTracks(now, (track) =>
          chosen.has(track.id) ? { production_credits: [...addSelfCredits(track.production_credits, name)] } : {},
        ),
      );
      confirm({ name, count: chosen.size, onUndo: () => setForm((now) => restoreCredits(now, before)) });
    },
  };
}
