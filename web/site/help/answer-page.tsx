import { listHelp } from '../../help/help-answers.ts';
import { HELP_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { describeAnswers } from './describe-answers.ts';
import { Questions } from './help-page.tsx';

/** Builds the page of one answer, with the place where it is done and the others of its subject; null without one. */
export function buildAnswerPage(context: PageContext): PageContent | null {
  const { texts, language, request } = context;
  const answers = listHelp({ t: texts.t, language });
  const shown = answers.find(({ path }) => path === request.path);
  if (shown === undefined) return null;
  const others = answers.filter(({ topic, id }) => topic === shown.topic && id !== shown.id);
  return {
    title: `${shown.question} · ${request.product_name}`,
    description: shown.answer,
    data: [describeAnswers(context, [shown])],
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className={`${WIDE} pt-11 pb-22`}>
          <nav aria-label={texts.t('help.title')} className="text-15 text-ink-2">
            <a href={HELP_PATH} className="text-link">
              {texts.t('help.title')}
            </a>{' '}
            / <a href={`${HELP_PATH}#${shown.topic}`}>{texts.t(`help.topic.${shown.topic}`)}</a>
          </nav>
          <h1 className="display mt-5 max-w-headline-xl text-section">{shown.question}</h1>
          <p className="mt-6 max-w-text text-xl leading-reading">{shown.answer}</p>
          <p className="mt-8">
            <a
              href={shown.place.path}
              className="inline-block rounded-control bg-volt px-6 py-3.5 text-base font-strong text-on-volt hover:bg-volt-hover"
            >
              {shown.place.label}
            </a>
          </p>
          <section className="mt-16 grid gap-x-15 gap-y-3 border-t border-line pt-8 lg:grid-cols-rail-85">
            <h2 className="display text-28">{texts.t('help.more')}</h2>
            <div>
              <Questions answers={others} />
              <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-base font-strong">
                <a href={HELP_PATH} className="text-link">
                  {texts.t('help.all')}
                </a>
                <a href={`mailto:${request.support_email}`} className="text-link">
                  {texts.t('help.ask')}
                </a>
              </p>
            </div>
          </section>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

/** Builds the page of an address below /help without an answer. */
export function buildMissingAnswerPage(context: PageContext): PageContent {
  const { texts } = context;
  return {
    title: texts.t('help.missing'),
    description: texts.t('help.description'),
    is_hidden: true,
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className={`${WIDE} py-20`}>
          <h1 className="display max-w-headline text-panel">{texts.t('help.missing')}</h1>
          <a href={HELP_PATH} className="text-link mt-8 inline-block text-lg">
            {texts.t('help.all')}
          </a>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}
