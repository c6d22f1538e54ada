import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';
import { fanButtonClass } from './fan-classes.ts';

/** The page of a key without a release, or with one that nobody may see: it reveals nothing of it. */
export function UnavailablePage({ context: { texts } }: { context: PageContext }) {
  return (
    <main className="mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-6 pt-6 pb-10">
      <svg viewBox="0 0 342 200" fill="none" stroke="var(--line-strong)" strokeWidth="1.4" aria-hidden="true">
        {[96, 80, 64, 48, 34].map((radius) => (
          <circle key={radius} cx="100" cy="102" r={radius} />
        ))}
        <path d="M100 6H342" stroke="var(--ink)" strokeWidth="2" />
        <circle cx="100" cy="102" r="5" fill="var(--ink)" stroke="none" />
      </svg>
      <h1 className="display mt-9 wrap-anywhere text-40 leading-[1.06]">{texts.t('link.unavailable.title')}</h1>
      <p className="mt-3.5 text-17 text-ink-2">{texts.t('link.unavailable.text')}</p>
      <a className={`${fanButtonClass('volt')} mt-6`} href={CATALOG_PATH}>
        {texts.t('link.unavailable.catalog')}
      </a>
    </main>
  );
}
