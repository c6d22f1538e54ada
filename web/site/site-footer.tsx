import { LANGUAGES } from '@tangent/domain/locale.ts';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { HELP_PATH, listLegalPages } from './app-paths.ts';
import { getLanguageAddress } from './language-address.ts';
import type { PageContext } from './page.ts';
import { listFooterLinks, listSiteLinks } from './site-links.ts';
import { nameSocialLinks } from './social-links.ts';

const LINK = 'rounded-control px-2 py-1.5 hover:bg-sunken';

export function SiteFooter({ texts, language, request }: PageContext) {
  const help = { href: HELP_PATH, name: texts.t('navigation.help') };
  const links = [...listSiteLinks(texts), ...listFooterLinks(texts), help];
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto grid max-w-page gap-y-2 px-4 py-6 text-13 text-ink-2 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
            <ul className="flex flex-wrap gap-x-1 gap-y-1">
              {links.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className={`${LINK} inline-block`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <LegalLinks texts={texts} />
          </div>
          <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
            <LanguageLinks texts={texts} language={language} />
            <button type="button" data-theme-toggle className={`${LINK} font-medium noscript:hidden`}>
              {texts.t('navigation.theme_dark')}
            </button>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            {texts.t('navigation.copyright', { year: new Date().getUTCFullYear(), product: request.product_name })}
          </span>
          <SocialLinks texts={texts} request={request} />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ texts, request }: Pick<PageContext, 'texts' | 'request'>) {
  const links = nameSocialLinks(request.social_links);
  if (links.length === 0) return null;
  return (
    <nav aria-label={texts.t('navigation.social')} className="flex flex-wrap gap-x-1">
      {links.map(({ href, name }) => (
        <a key={href} href={href} rel="noopener" className={LINK}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function LegalLinks({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <nav aria-label={texts.t('navigation.legal')} className="flex flex-wrap gap-x-1">
      {listLegalPages().map(([name, path]) => (
        <a key={name} href={path} className={LINK}>
          {texts.t(`navigation.${name}`)}
        </a>
      ))}
    </nav>
  );
}

function LanguageLinks({ texts, language }: Pick<PageContext, 'texts' | 'language'>) {
  return (
    <nav aria-label={texts.t('navigation.language')} className="flex flex-wrap gap-x-1">
      {LANGUAGES.map((name) => (
        <a
          key={name}
          href={getLanguageAddress(name)}
          lang={name}
          hrefLang={name}
          aria-current={name === language ? 'true' : undefined}
          className={`${LINK} current:font-bold current:text-ink`}
        >
          {LANGUAGE_NAMES[name]}
        </a>
      ))}
    </nav>
  );
}
