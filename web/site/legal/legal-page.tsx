import { HELP_PATH, type LegalPage, listLegalPages } from '../app-paths.ts';
import { formatPostDay } from '../blog/format-post-day.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { PageContent, PageContext } from '../page.ts';
import { WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { findDocument } from './documents.ts';

/** Builds a page of law or help (S2-086, S2-087, S2-088). */
export function buildLegalPage(context: PageContext, page: LegalPage): PageContent {
  const { texts, language, request } = context;
  const { title, lead, changed_on, body } = findDocument(page, language);
  return {
    title: `${title} · ${request.product_name}`,
    description: lead,
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <div className={`${WIDE} grid gap-x-16 gap-y-8 pt-11 pb-22 lg:grid-cols-[11rem_minmax(0,44rem)]`}>
          <Pages context={context} current={page} />
          <main id="main">
            <h1 className="display text-[clamp(2.25rem,5.6vw,4rem)]">{title}</h1>
            <p className="mt-6 text-xl leading-lead font-soft tracking-text">{lead}</p>
            <p className="mt-3 text-13 text-ink-3">
              {texts.t('legal.changed', { day: formatPostDay(changed_on, language) })}
            </p>
            {page === 'contact' && <ContactWays context={context} />}
            <div className="text-17 leading-reading">
              <Markdown source={body} />
            </div>
          </main>
        </div>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Pages({ context: { texts }, current }: { context: PageContext; current: LegalPage }) {
  return (
    <nav aria-label={texts.t('legal.pages')} className="lg:pt-3">
      <ul className="-mx-2 flex flex-wrap gap-1 text-15 font-strong lg:grid">
        {listLegalPages().map(([name, path]) => (
          <li key={name}>
            <a
              href={path}
              aria-current={name === current ? 'page' : undefined}
              className="block rounded-control px-2 py-1.5 text-ink-2 hover:bg-sunken current:bg-sunken current:text-ink"
            >
              {texts.t(`navigation.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ways to reach people: an email, and the help center. */
function ContactWays({ context: { texts, request } }: { context: PageContext }) {
  const ways = [
    { href: `mailto:${request.support_email}`, name: texts.t('legal.email'), text: request.support_email },
    { href: HELP_PATH, name: texts.t('legal.help'), text: texts.t('legal.help_text') },
  ];
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {ways.map(({ href, name, text }) => (
        <li key={href} className="grid">
          <a href={href} className="group rounded-card bg-surface px-5 py-4 ring-1 ring-line hover:ring-ink">
            <span className="block text-lg font-bold tracking-heading group-hover:underline group-hover:underline-offset-4">
              {name}
            </span>
            <span className="mt-1 block text-15 break-words text-ink-2">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
