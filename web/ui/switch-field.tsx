import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import { FieldNote, useDescribedBy } from './field-note.tsx';

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
        <span id={`${id}-label`} className="font-[550]">
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
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        readOnly={rest.locked ?? false}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
        className="flex h-6 w-11 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-(--fast) data-checked:bg-ink data-disabled:opacity-55 data-readonly:opacity-55"
      >
        <Switch.Thumb className="size-5 rounded-full bg-surface transition-transform duration-(--fast) data-checked:translate-x-5 data-checked:bg-volt" />
      </Switch.Root>
    </div>
  );
}
