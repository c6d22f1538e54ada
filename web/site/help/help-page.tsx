import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import { readQuery } from '@tangent/domain/people/search/read-query.ts';
import { type HelpAnswer, listHelp } from '../../help/help-answers.ts';
import { HELP_TOPICS } from '../../help/help-ids.ts';
import { HELP_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { describeAnswers } from './describe-answers.ts';

/** Builds the page at /help: all questions by subject, or those that a search finds. */
export function buildHelpPage(context: PageContext, typed: string): PageContent {
  const { texts, request } = context;
  const answers = listHelp({ t: texts.t, language: context.language });
  const query = readQuery(typed);
  const found = findMatches(answers, query, ({ question, answer }) => ({ name: question, also: answer }));
  return {
    title: texts.t('help.page_title', { product: request.product_name }),
    description: texts.t('help.description'),
    canonical_path: HELP_PATH,
    is_hidden: query.text !== '',
    data: [describeAnswers(context, answers)],
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className={`${WIDE} pt-11 pb-22`}>
          <h1 className="display max-w-headline text-panel">{texts.t('help.heading')}</h1>
          <SearchForm context={context} typed={query.text} />
          {query.text === '' ? (
            <Topics context={context} answers={answers} />
          ) : (
            <Found context={context} query={query.text} answers={found.map(({ entry }) => entry)} />
          )}
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function SearchForm({ context: { texts, language, request }, typed }: { context: PageContext; typed: string }) {
  return (
    <form action={HELP_PATH} role="search" className="mt-8 flex max-w-180 gap-2">
      {request.query.lang !== undefined && <input type="hidden" name="lang" value={language} />}
      <label htmlFor="q" className="sr-only">
        {texts.t('help.search')}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={typed}
        placeholder={texts.t('help.search')}
        autoComplete="off"
        className="min-h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 text-base text-ink"
      />
      <button type="submit" className="min-h-13 shrink-0 rounded-control bg-ink px-5 text-base font-strong text-paper">
        {texts.t('help.submit')}
      </button>
    </form>
  );
}

function Topics({ context: { texts }, answers }: { context: PageContext; answers: readonly HelpAnswer[] }) {
  return HELP_TOPICS.map((topic) => (
    <section
      key={topic}
      id={topic}
      className="mt-14 grid gap-x-15 gap-y-3 border-t border-line pt-8 lg:grid-cols-rail-85"
    >
      <h2 className="display text-28">{texts.t(`help.topic.${topic}`)}</h2>
      <Questions answers={answers.filter((answer) => answer.topic === topic)} />
    </section>
  ));
}

/** A list of questions, each leading to its answer. */
export function Questions({ answers }: { answers: readonly HelpAnswer[] }) {
  return (
    <ul className="gap-x-10 sm:columns-2">
      {answers.map(({ id, path, question }) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={path}
            className="block rounded-control py-2 text-base font-strong hover:underline hover:underline-offset-4"
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}

type FoundProps = { context: PageContext; query: string; answers: readonly HelpAnswer[] };

function Found({ context: { texts, request }, query, answers }: FoundProps) {
  const hours = { free: SUPPORT_HOURS.free, pro: SUPPORT_HOURS.pro, advanced: SUPPORT_HOURS.advanced };
  return (
    <section className="mt-12 max-w-180">
      <h2 className="text-22 font-bold tracking-title break-words">
        {answers.length === 0
          ? texts.t('help.none', { query })
          : texts.t('help.found', { count: answers.length, query })}
      </h2>
      {answers.length === 0 && <p className="mt-3 text-base text-ink-2">{texts.t('help.none_text', hours)}</p>}
      <ol>
        {answers.map(({ id, path, question, answer }) => (
          <li key={id} className="border-b border-line py-5">
            <a href={path} className="text-lg font-bold tracking-heading underline-offset-4 hover:underline">
              {question}
            </a>
            <p className="mt-1.5 text-base leading-text text-ink-2">{answer}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-base font-strong">
        <a href={HELP_PATH} className="text-link">
          {texts.t('help.all')}
        </a>
        <a href={`mailto:${request.support_email}`} className="text-link">
          {texts.t('help.ask')}
        </a>
      </p>
    </section>
  );
}
