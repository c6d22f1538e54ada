import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A button with only an icon; screen readers announce its label, and the pointer shows it. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'tap grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink',
        className,
      )}
    />
  );
}
