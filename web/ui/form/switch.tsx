import { Switch as BaseSwitch } from '@base-ui/react/switch';

type SwitchProps = {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Can be reached and read, but not changed. */
  locked?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
};

/** The switch alone, for tables; a form uses the field with its label. */
export function Switch({ checked, onChange, locked = false, ...rest }: SwitchProps) {
  return (
    <BaseSwitch.Root
      {...rest}
      checked={checked}
      onCheckedChange={onChange}
      readOnly={locked}
      className="tap flex h-6 w-11 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-(--fast) data-checked:bg-ink data-disabled:opacity-55 data-readonly:opacity-55"
    >
      <BaseSwitch.Thumb className="size-5 rounded-full bg-surface transition-transform duration-(--fast) data-checked:translate-x-5 data-checked:bg-volt" />
    </BaseSwitch.Root>
  );
}
