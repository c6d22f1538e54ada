import { LANGUAGES } from '@tangent/domain/locale.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { Mark } from '../../ui/mark.tsx';
import { LEGAL_PATHS } from '../app-paths.ts';
import type { PageContext } from '../page.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 hover:text-ink';

/** The footer of pages for fans: who made the page, privacy, a way to report it, and the languages. */
export function PageFooter({
  context: { request, texts, language },
  report_address,
}: {
  context: PageContext;
  report_address: string;
}) {
  return (
    <footer className="mx-auto grid w-full max-w-page gap-0.5 px-6 pt-3 pb-6 text-13 leading-snug text-art-ink xl:grid-cols-[1fr_auto_auto] xl:items-center xl:gap-6 xl:px-8 xl:pb-5">
      <a className={`${LINK} font-display text-15 font-bold tracking-brand lowercase`} href="/" lang="en">
        <Mark className="h-3.75" />
        <span>{request.product_name}</span>
      </a>
      <ul className="flex flex-wrap gap-x-4">
        <li>
          <a className={LINK} href={LEGAL_PATHS.privacy}>
            {texts.t('link.no_cookies')}
          </a>
        </li>
        <li>
          <a className={LINK} href={report_address}>
            {texts.t('link.report')}
          </a>
        </li>
      </ul>
      <ul className="flex flex-wrap gap-x-4">
        {LANGUAGES.map((name) => (
          <li key={name}>
            <a
              className={`${LINK} current:font-bold current:text-ink`}
              href={`?lang=${name}`}
              lang={name}
              hrefLang={name}
              aria-current={name === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[name]}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
