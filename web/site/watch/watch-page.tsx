import type { WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import { describeRecord } from '../../texts/record-lines.ts';
import { APP_PATHS } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { TITLE, WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';

const LOOKED = ['source', 'played', 'rhythm', 'history'] as const;
const THEN = ['case', 'nothing', 'verdict'] as const;

/** Builds the page at /stream-monitoring: how often warnings were right, what is looked at, and what follows. */
export function buildWatchPage(context: PageContext, record: WarningRecord): PageContent {
  const { texts, request } = context;
  return {
    title: `${texts.t('watch.public.title')} · ${request.product_name}`,
    description: texts.t('watch.public.description'),
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className={`${WIDE} grid max-w-wide gap-12 pt-11 pb-22`}>
          <div>
            <h1 className="display text-[clamp(2.25rem,5.6vw,4rem)]">{texts.t('watch.public.title')}</h1>
            <p className="mt-6 text-xl leading-lead font-soft tracking-text">{texts.t('watch.public.lead')}</p>
          </div>
          <Record {...context} record={record} />
          <List {...context} title="looked" entries={LOOKED.map((name) => texts.t(`watch.public.looked.${name}`))} />
          <List {...context} title="then" entries={THEN.map((name) => texts.t(`watch.public.then.${name}`))} />
          {request.is_signed_in && (
            <p>
              <a href={APP_PATHS.monitoring} className="font-strong underline decoration-1 underline-offset-4">
                {texts.t('watch.public.own')}
              </a>
            </p>
          )}
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Record({ texts, language, record }: PageContext & { record: WarningRecord }) {
  const { summary, lines, since } = describeRecord(record, texts.t, language);
  return (
    <section aria-labelledby="record">
      <h2 id="record" className={TITLE}>
        {texts.t('watch.record.title')}
      </h2>
      <p className="mt-6 text-xl leading-lead font-strong">{summary}</p>
      <p className="mt-3 leading-text text-ink-2">{texts.t('watch.public.record_text')}</p>
      <dl className="mt-6 border-t border-line tabular-nums">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-ink-3">{since}</p>
    </section>
  );
}

type ListProps = PageContext & { title: 'looked' | 'then'; entries: readonly string[] };

function List({ texts, title, entries }: ListProps) {
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={TITLE}>
        {texts.t(`watch.public.${title}_title`)}
      </h2>
      <ul className="mt-6 grid list-disc gap-3 pl-5 text-17 leading-reading">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}
