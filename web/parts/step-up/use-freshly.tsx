import { type ReactNode, useCallback, useState } from 'react';
import { isGivenUp } from './given-up.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

type Waiting = { readonly goOn: () => void; readonly giveUp: () => void };

type Freshly = {
  /** Carries out an act; when it needs a confirmation, asks for it and carries it out again. Given up, it fails as refused. */
  readonly freshly: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** The question; it stands where the act begins, inside the dialog of the act if there is one. */
  readonly question: ReactNode;
};

/** For sensitive acts: password, and code where there is one, are asked for only when the server wants them again. */
export function useFreshly(): Freshly {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const freshly = useCallback(async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      await new Promise<void>((goOn, giveUp) => setWaiting({ goOn, giveUp: () => giveUp(error) }));
      return await act();
    }
  }, []);
  const close = (end: 'goOn' | 'giveUp') => {
    waiting?.[end]();
    setWaiting(null);
  };
  const question = (
    <StepUpDialog open={waiting !== null} onConfirmed={() => close('goOn')} onGiveUp={() => close('giveUp')} />
  );
  return { freshly, question };
}
