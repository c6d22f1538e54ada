import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isAbandoned } from './is-abandoned.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

type Waiting = { readonly goOn: () => void; readonly abandon: () => void };

type Freshly = {
  /** Carries out an act; when it needs a confirmation, asks for it and carries it out again. Given up, it fails as refused. */
  readonly freshly: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** The question; it stands where the act begins, inside the dialog of the act if there is one. */
  readonly question: ReactNode;
};

/** For sensitive acts: password, and code where there is one, are asked for only when the server wants them again. */
export function useStepUpGuard(): Freshly {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const freshly = useCallback(async <Result,>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      if (!isAbandoned(error)) throw error;
      await new Promise<void>((goOn, abandon) => {
        waiting.current = { goOn, abandon: () => abandon(error) };
        setOpen(true);
      });
      return await action();
    }
  }, []);
  const close = (confirmed: boolean) => {
    setConfirmed(confirmed);
    setOpen(false);
  };
  // Not before: what the act puts on the page would lose the focus to the question that is still closing.
  const handleClosed = () => {
    if (isConfirmed) waiting.current?.goOn();
    else waiting.current?.abandon();
    waiting.current = null;
  };
  const question = (
    <StepUpDialog
      open={isOpen}
      onClosed={handleClosed}
      onConfirmed={() => close(true)}
      onAbandon={() => close(false)}
    />
  );
  return { freshly, question };
}
