import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some, but not all, of what the box stands for. */
  mixed?: boolean;
};

/** The box alone, for tables and covers; a form uses the field with its sentence. */
export function Checkbox({ mixed = false, className, ref, ...rest }: CheckboxProps) {
  const Icon = mixed ? Minus : Check;
  const input = useRef<HTMLInputElement>(null);
  // The form reads the box through its ref.
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    // A label, so that a finger that misses the box by a little still hits it.
    <label className={clsx('tap relative grid size-6 place-items-center', className)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className="peer absolute inset-0.5 appearance-none rounded-box border border-line-strong bg-surface checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink hover:border-ink-2 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad disabled:opacity-55 aria-disabled:opacity-55"
      />
      <Icon
        size={14}
        strokeWidth={3}
        className="pointer-events-none relative hidden text-paper peer-checked:block peer-indeterminate:block"
        aria-hidden
      />
    </label>
  );
}
