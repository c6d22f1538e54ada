import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';

type LinkButtonProps = ComponentProps<'a'> & { tone?: ButtonTone; size?: ButtonSize };

/** A plain link that looks like a button; links of the app's router use `buttonClass` instead. */
export function LinkButton({ tone = 'plain', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(tone, size, className)} />;
}
