import { clsx } from 'clsx';

/**
 * `volt` is the one main action of a screen; `ink` is the main action on a volt background; `plain` and `quiet` are the
 * rest.
 */
export type ButtonTone = 'volt' | 'ink' | 'plain' | 'quiet' | 'bad';
export type ButtonSize = 'small' | 'medium' | 'large';

const TONES: Record<ButtonTone, string> = {
  volt: 'bg-volt text-on-volt not-disabled:hover:bg-volt-hover',
  ink: 'bg-ink text-paper not-disabled:hover:opacity-90',
  plain: 'bg-surface text-ink ring-1 ring-inset ring-line-strong not-disabled:hover:bg-sunken',
  quiet: 'text-ink-2 not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  bad: 'bg-bad-soft text-bad ring-1 ring-inset ring-bad not-disabled:hover:bg-bad not-disabled:hover:text-surface',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-13',
  medium: 'min-h-9 px-3.5 py-1.5',
  large: 'min-h-11 px-5 py-2.5 text-15',
};

/** Returns the class of everything that looks like a button, whether it is a button or a link. */
export function buttonClass(tone: ButtonTone, size: ButtonSize, className?: string): string {
  return clsx(
    'tap inline-flex items-center justify-center gap-1.5 rounded-control text-center font-strong transition-colors duration-(--fast)',
    'disabled:opacity-55 aria-disabled:opacity-55',
    TONES[tone],
    SIZES[size],
    className,
  );
}
