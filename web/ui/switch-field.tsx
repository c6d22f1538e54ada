import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

type SwitchFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** Something that is on or off at once, without a save button. */
export function SwitchField({ label, hint, checked, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
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
      </div>
      <Switch.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="flex h-6 w-11 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-(--fast) data-checked:bg-ink data-disabled:opacity-55"
      >
        <Switch.Thumb className="size-5 rounded-full bg-surface transition-transform duration-(--fast) data-checked:translate-x-5 data-checked:bg-volt" />
      </Switch.Root>
    </div>
  );
}
