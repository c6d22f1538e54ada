import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';

type LinkButtonProps = ComponentProps<'a'> & { tone?: ButtonTone; size?: ButtonSize };

/** A plain link with the look of a button; the app's own links pass through `buttonClass`. */
export function LinkButton({ tone = 'plain', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(tone, size, className)} />;
}
