import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import { FieldNote, useDescribedBy } from './field-note.tsx';
import { Switch } from './switch.tsx';

type SwitchFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and how to fix it; empty without one. */
  error?: ReactNode;
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Can be reached and read, but not changed; the hint explains what unlocks it. */
  locked?: boolean;
};

/** A setting that is on or off at once, without a save button. */
export function SwitchField({ label, hint, error, checked, onChange, disabled = false, ...rest }: SwitchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const described = useDescribedBy(id, hint, error);
  return (
    <div className="flex min-h-9 items-start justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <FieldNote id={id} />
      </div>
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        locked={rest.locked ?? false}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
      />
    </div>
  );
}
