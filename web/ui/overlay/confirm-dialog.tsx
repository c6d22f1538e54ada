import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { ButtonTone } from '../button-class.ts';
import { useUiLabels } from '../ui-labels.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The effect, and whether it can be undone. */
  description?: ReactNode;
  /** The fields of the action. */
  children?: ReactNode;
  /** The verb of the action, never just 'OK'. */
  confirm: ReactNode;
  /** The label of the cancel button, where 'Cancel' could be mistaken for the action itself. */
  keepLabel?: ReactNode;
  tone?: Extract<ButtonTone, 'volt' | 'bad'>;
  busy?: boolean;
  /** While a choice is missing without which there is no action. */
  disabled?: boolean;
  onConfirm: () => void;
};

/** A question with two answers, and the fields that its action needs. */
export function ConfirmDialog({
  confirm,
  keepLabel,
  tone = 'volt',
  busy = false,
  disabled = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const labels = useUiLabels();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{keepLabel ?? labels.cancel}</Button>
          <Button tone={tone} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
