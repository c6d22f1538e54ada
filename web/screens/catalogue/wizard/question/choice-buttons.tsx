import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Choice = {
  readonly value: string;
  readonly label: ReactNode;
  /** The meaning of the choice, in a few words. */
  readonly detail?: ReactNode;
  /** The choice has a drawback, which the detail names. */
  readonly isRisky?: boolean;
};

type ChoiceButtonsProps = {
  label: string;
  choices: readonly Choice[];
  /** Null while nothing is chosen: no choice is made for the artist. */
  value: string | null;
  onChoose: (value: string) => void;
};

/** One answer of a few, each a large button; the chosen one is filled. */
export function ChoiceButtons({ label, choices, value, onChoose }: ChoiceButtonsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className={clsx(
            'grid min-h-13 min-w-0 content-center rounded-control px-4 py-1.5 text-left wrap-anywhere ring-inset max-sm:w-full',
            choice.value === value ? 'bg-ink text-paper' : 'bg-surface ring-1 ring-line-strong hover:bg-sunken',
          )}
        >
          <span className="font-strong">{choice.label}</span>
          {choice.detail && (
            <span className={clsx('text-13', choice.value !== value && (choice.isRisky ? 'text-warn' : 'text-ink-2'))}>
              {choice.detail}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
