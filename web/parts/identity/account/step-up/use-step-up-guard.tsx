import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isAbandoned } from './is-abandoned.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

type Waiting = { readonly goOn: () => void; readonly abandon: () => void };

type StepUpGuard = {
  /**
   * Executes an action; when it needs a confirmation, asks for it and executes the action again. Without it, the
   * refusal is thrown.
   */
  readonly runConfirmed: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** The confirmation dialog; it is rendered where the action starts, inside the action's dialog if there is one. */
  readonly confirmationDialog: ReactNode;
};

/** Guards sensitive actions: asks for password and code only when the server requires a new confirmation. */
export function useStepUpGuard(): StepUpGuard {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const runConfirmed = useCallback(async <Result,>(action: () => Promise<Result>): Promise<Result> => {
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
  // Not earlier: elements that the action adds would lose the focus to the dialog that is still closing.
  const handleClosed = () => {
    if (isConfirmed) waiting.current?.goOn();
    else waiting.current?.abandon();
    waiting.current = null;
  };
  const confirmationDialog = (
    <StepUpDialog
      open={isOpen}
      onClosed={handleClosed}
      onConfirmed={() => close(true)}
      onAbandon={() => close(false)}
    />
  );
  return { runConfirmed, confirmationDialog };
}
