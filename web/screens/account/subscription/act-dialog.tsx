import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useUiWords } from '../../../ui/ui-words.tsx';
import { ActTrouble } from './act-trouble.tsx';
import type { SentAct } from './has-happened.ts';

/** What an act on the plan is sent with. */
type ActCall<Input = void> = {
  readonly mutate: (input: Input, options: { onSuccess: () => void }) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/** A question about the plan: whether it is open, and who hears how it was answered. */
export type Question = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: (act: SentAct) => void;
};

type ActDialogProps<Input> = Question & {
  act: SentAct;
  call: ActCall<Input>;
  input: Input;
  title: ReactNode;
  description?: ReactNode;
  confirm: ReactNode;
  tone?: Extract<ButtonTone, 'volt' | 'bad'>;
  /** The way back, where 'Cancel' would be misunderstood. */
  keep?: ReactNode;
  /** Said in the place of what went wrong, where the act knows better. */
  trouble?: ReactNode;
  children?: ReactNode;
};

/** Asks before something is paid or ended, and stays open with the reason when that did not work. */
export function ActDialog<Input>({ call, act, title, description, children, ...rest }: ActDialogProps<Input>) {
  const words = useUiWords();
  const { open, tone = 'volt', keep = words.cancel, trouble } = rest;
  const close = () => {
    call.reset();
    rest.onClose();
  };
  const send = () =>
    call.mutate(rest.input, {
      onSuccess: () => {
        rest.onSent(act);
        close();
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close}>{keep}</Button>
          <Button tone={tone} busy={call.isPending} onClick={send}>
            {rest.confirm}
          </Button>
        </>
      }
    >
      {children}
      {trouble ?? <ActTrouble act={act} error={call.error} leadsToCards />}
    </Dialog>
  );
}
