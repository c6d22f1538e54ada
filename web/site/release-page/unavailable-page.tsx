import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';

/** The page of a key without a release, or with one that nobody may see: it reveals nothing of it. */
export function UnavailablePage({ context: { texts } }: { context: PageContext }) {
  return (
    <main className="room-main gone">
      <svg viewBox="0 0 342 200" fill="none" stroke="var(--line-strong)" strokeWidth="1.4" aria-hidden="true">
        {[96, 80, 64, 48, 34].map((radius) => (
          <circle key={radius} cx="100" cy="102" r={radius} />
        ))}
        <path d="M100 6H342" stroke="var(--ink)" strokeWidth="2" />
        <circle cx="100" cy="102" r="5" fill="var(--ink)" stroke="none" />
      </svg>
      <h1 className="display">{texts.t('link.unavailable.title')}</h1>
      <p>{texts.t('link.unavailable.text')}</p>
      <a className="btn btn-volt" href={CATALOG_PATH}>
        {texts.t('link.unavailable.catalog')}
      </a>
    </main>
  );
}
