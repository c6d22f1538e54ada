import { LANGUAGES } from '@tangent/domain/locale.ts';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { LEGAL_PAGES } from './app-paths.ts';
import type { PageContext } from './page.ts';

export function SiteFooter({ texts, language, request }: PageContext) {
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto flex max-w-[1376px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-13 text-ink-2 sm:px-8">
        <span>
          {texts.t('navigation.copyright', { year: new Date().getUTCFullYear(), product: request.product_name })}
        </span>
        <nav aria-label={texts.t('navigation.legal')} className="flex flex-wrap gap-x-1">
          {LEGAL_PAGES.map(({ name, path }) => (
            <a key={name} href={path} className="rounded-control px-2 py-1.5 hover:bg-sunken">
              {texts.t(`navigation.${name}`)}
            </a>
          ))}
        </nav>
        <nav aria-label={texts.t('navigation.language')} className="flex flex-wrap gap-x-1">
          {LANGUAGES.map((name) => (
            <a
              key={name}
              href={`?lang=${name}`}
              lang={name}
              hrefLang={name}
              aria-current={name === language ? 'true' : undefined}
              className="rounded-control px-2 py-1.5 hover:bg-sunken aria-[current]:font-[650] aria-[current]:text-ink"
            >
              {LANGUAGE_NAMES[name]}
            </a>
          ))}
        </nav>
        <button type="button" data-theme-toggle className="rounded-control px-2 py-1.5 font-[550] hover:bg-sunken">
          {texts.t('navigation.theme_toggle')}
        </button>
      </div>
    </footer>
  );
}
