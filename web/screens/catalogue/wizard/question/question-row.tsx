import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type QuestionRowProps = {
  id: string;
  title: string;
  hint: string;
  /** Whether the answer is missing or incomplete. */
  open: boolean;
  children: ReactNode;
};

/** One question of the sheet; a bar at its side marks it while it is open. */
export function QuestionRow({ id, title, hint, open, children }: QuestionRowProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="relative grid scroll-mt-20 gap-x-6 gap-y-2.5 border-b border-line py-5 outline-none md:grid-cols-rail-48"
    >
      <span
        className={clsx('absolute inset-y-0 -left-4 w-1.25 bg-volt sm:-left-4.5', open ? 'block' : 'hidden')}
        aria-hidden
      />
      <div className="min-w-0">
        <h2 id={headingId} className="display text-19 leading-tight">
          {title}
          {open && <span className="sr-only"> ({t('sheet.open')})</span>}
        </h2>
        <p className="mt-1 text-13 text-ink-2">{hint}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3">{children}</div>
    </li>
  );
}
