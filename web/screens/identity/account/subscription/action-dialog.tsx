import type { ReactNode } from 'react';
import type { ButtonTone } from '../../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { ActionError } from './action-error.tsx';
import type { SentAction } from './has-taken-effect.ts';

/** The call that carries out an action on the plan. */
type ActionCall<Input = void> = {
  readonly mutate: (input: Input, options: { onSuccess: () => void }) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/** A dialog about the plan: whether it is open, and who is notified of its result. */
export type Question = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: (action: SentAction) => void;
};

type ActionDialogProps<Input> = Question & {
  action: SentAction;
  call: ActionCall<Input>;
  input: Input;
  title: ReactNode;
  description?: ReactNode;
  confirm: ReactNode;
  tone?: Extract<ButtonTone, 'volt' | 'bad'>;
  /** The label of the button that changes nothing, where 'Cancel' would be misunderstood. */
  keepLabel?: ReactNode;
  /** Replaces the general error message where the action has a better one. */
  failure?: ReactNode;
  children?: ReactNode;
};

/** Asks for confirmation before a payment or cancellation, and stays open with the reason when it failed. */
export function ActionDialog<Input>({ call, action, title, description, children, ...rest }: ActionDialogProps<Input>) {
  const { open, tone = 'volt', keepLabel, failure } = rest;
  const close = () => {
    call.reset();
    rest.onClose();
  };
  const send = () =>
    call.mutate(rest.input, {
      onSuccess: () => {
        rest.onSent(action);
        close();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={description}
      confirm={rest.confirm}
      keepLabel={keepLabel}
      tone={tone}
      busy={call.isPending}
      onConfirm={send}
    >
      {children}
      {failure ?? <ActionError action={action} error={call.error} leadsToCards />}
    </ConfirmDialog>
  );
}
