import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUiLabels } from '../ui-labels.tsx';
import { FieldNote, useDescribedBy } from './field-note.tsx';
import { useShownAfterPress } from './use-shown-after-press.ts';

export type FieldTexts = {
  label: ReactNode;
  /** A sentence that helps to fill in the field. */
  hint?: ReactNode;
  /** The problem and how to fix it; empty without one. */
  error?: ReactNode;
  optional?: boolean;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, hint and error around one control, connected for screen readers. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const labels = useUiLabels();
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = useDescribedBy(controlId, hint, error);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={controlId} className="text-13 font-strong">
        {label}
        {optional && <span className="font-soft text-ink-3"> ({labels.optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      <FieldNote id={controlId} />
    </div>
  );
}

/** The error line below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const isShown = useShownAfterPress();
  if (!isShown) return null;
  return (
    <p id={id} className="flex gap-1.5 text-13 font-medium text-bad">
      <CircleAlert size={15} className="mt-px shrink-0" aria-hidden />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
