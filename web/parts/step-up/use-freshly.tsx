import { type ReactNode, useCallback, useRef, useState } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const freshly = useCallback(async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      await new Promise<void>((goOn, giveUp) => {
        waiting.current = { goOn, giveUp: () => giveUp(error) };
        setOpen(true);
      });
      return await act();
    }
  }, []);
  const close = (confirmed: boolean) => {
    setConfirmed(confirmed);
    setOpen(false);
  };
  // Not before: what the act puts on the page would lose the focus to the question that is still closing.
  const end = () => {
    if (isConfirmed) waiting.current?.goOn();
    else waiting.current?.giveUp();
    waiting.current = null;
  };
  const question = (
    <StepUpDialog open={isOpen} onClosed={end} onConfirmed={() => close(true)} onGiveUp={() => close(false)} />
  );
  return { freshly, question };
}
