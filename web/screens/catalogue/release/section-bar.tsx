import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Section = {
  readonly id: string;
  readonly name: string;
  /** A number beside the name. */
  readonly fact: string | null;
  readonly isBad?: boolean;
};

/** The index of the page: it stays below the bar, and marks the part that is being read. */
export function SectionBar({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <nav aria-label={t('release.room.index')} className="bleed-bar sticky top-14 z-10">
      <ul className="flex gap-5.5 overflow-x-auto sm:gap-7.5">
        {sections.map(({ id, name, fact, isBad = false }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-12 items-baseline gap-1.5 border-b-2 border-transparent pt-3.5 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink current:border-ink current:font-strong current:text-ink"
            >
              {name}
              {fact !== null && (
                <span className={clsx('num text-xs font-soft', isBad ? 'font-bold text-bad' : 'text-ink-3')}>
                  {fact}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part that reaches the upper third of the window. */
function useCurrentSection(ids: string): string {
  const all = ids.split(' ');
  const [current, setCurrent] = useState(all[0] ?? '');
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting);
        // At the top of the page no part has come so far.
        setCurrent(ids.split(' ').findLast((id) => seen.get(id)) ?? ids.split(' ')[0] ?? '');
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    const watch = () => {
      for (const id of ids.split(' ')) {
        const part = document.getElementById(id);
        if (part !== null) observer.observe(part);
      }
    };
    watch();
    // The parts arrive after the index.
    const arrivals = new MutationObserver(watch);
    arrivals.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [ids]);
  return all.includes(current) ? current : (all[0] ?? '');
}
