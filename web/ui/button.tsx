import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Work is in progress: the button keeps its place and focus, shows a spinner and ignores further presses. */
  busy?: boolean;
};

export function Button({
  tone = 'plain',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      onClick={busy ? undefined : onClick}
      className={buttonClass(tone, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
