import { LANGUAGES } from '@tangent/domain/locale.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { Mark } from '../../ui/mark.tsx';
import { LEGAL_PATHS } from '../app-paths.ts';
import type { PageContext } from '../page.ts';

/** The footer of pages for fans: who made the page, privacy, a way to report it, and the languages. */
export function PageFooter({
  context: { request, texts, language },
  report_address,
}: {
  context: PageContext;
  report_address: string;
}) {
  return (
    <footer className="foot">
      <a className="brand" href="/" lang="en">
        <Mark className="logo" />
        <span>{request.product_name}</span>
      </a>
      <ul>
        <li>
          <a href={LEGAL_PATHS.privacy}>{texts.t('link.no_cookies')}</a>
        </li>
        <li>
          <a href={report_address}>{texts.t('link.report')}</a>
        </li>
      </ul>
      <ul>
        {LANGUAGES.map((name) => (
          <li key={name}>
            <a href={`?lang=${name}`} lang={name} hrefLang={name} aria-current={name === language ? 'true' : undefined}>
              {LANGUAGE_NAMES[name]}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
