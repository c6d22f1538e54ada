import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type DisclosureProps = {
  title: ReactNode;
  /** A few words about the content, shown while it is closed. */
  summary?: ReactNode;
  /** Keeps it open, because something inside must be seen. */
  forced?: boolean;
  children: ReactNode;
};

/** A part of a form that most users skip, behind its heading. Closed content is not in the page. */
export function Disclosure({ title, summary, forced = false, children }: DisclosureProps) {
  const id = useId();
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || forced;
  return (
    <section className="border-t border-line">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(!isOpen)}
          className="grid min-h-11 w-full grid-cols-fill-end items-center gap-x-3 py-2 text-left"
        >
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
            <span className="font-strong">{title}</span>
            {summary && !isOpen && <span className="min-w-0 text-13 break-words text-ink-3">{summary}</span>}
          </span>
          <ChevronDown size={16} className={clsx('text-ink-3', isOpen && 'rotate-180')} aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid gap-5 pt-1 pb-5">
          {children}
        </div>
      )}
    </section>
  );
}
