import clsx from 'clsx';

/** Classes that several pages for fans share. */

/** The body: the colours of a release, else those of the product. */
export const roomClass = (has_release: boolean) =>
  clsx('room flex min-h-screen flex-col bg-art-wash', has_release && 'art');

const TONES = {
  /** The one main action of the page. */
  volt: 'bg-volt text-on-volt hover:bg-volt-hover',
  ink: 'bg-ink text-paper',
  art: 'bg-art-card hover:bg-art-line',
  plain: '',
};

/** A control that leads on. */
export const fanButtonClass = (tone: keyof typeof TONES, height = 'min-h-14') =>
  clsx(
    'inline-flex items-center justify-center gap-2.5 rounded-control px-5.5 text-center text-17 font-strong',
    'motion-safe:transition-colors motion-safe:duration-(--fast)',
    height,
    TONES[tone],
  );

export const WINDOW_BUTTON_HEIGHT = 'min-h-13 w-full';

export const LINK = 'font-strong text-ink underline underline-offset-3';
