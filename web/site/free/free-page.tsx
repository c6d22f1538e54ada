import { MONTHLY_SUBMISSIONS, STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, GO_LIVE_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { ourSharePercent } from '@tangent/domain/money/plan/true-cost.ts';
import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import { formatPrice } from '../../plans/format-price.ts';
import { PlanQuestions } from '../../plans/plan-questions.tsx';
import { describeQuestions } from '../describe-product.ts';
import type { PageContent, PageContext } from '../page.ts';
import { Closing, SECTION, StartLink, TITLE, WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { YearCalculator } from './year-calculator.tsx';

/** The picture of the page: the price, the same in every language. */
const ZERO = '$0';

const HAS = ['singles', 'stores', 'share', 'codes', 'content_id', 'splits', 'leaving'] as const;
const NEEDS = ['albums', 'stores', 'share', 'presave', 'faster', 'payout', 'takedown'] as const;
const QUESTIONS = ['stays_live', 'extra', 'share', 'takedown'] as const;
/** The steps of a plan that ends while the music stays. */
const STEPS = ['starts', 'live', 'ends', 'still'] as const;

/** Builds the page at /free-music-distribution: what Free includes and what not, and what a year costs. */
export function buildFreePage(context: PageContext): PageContent {
  const { texts, language, request } = context;
  const facts = listFacts(context);
  return {
    title: texts.t('free.title', { product: request.product_name }),
    description: texts.t('free.description', facts),
    data: [describeQuestions(context, QUESTIONS)],
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main">
          <div className="hero bg-(--hero) text-(--hero-ink)">
            <div className={`${WIDE} flex flex-wrap items-center gap-x-14 gap-y-6 pt-6 pb-12 lg:flex-nowrap`}>
              <span aria-hidden className="display shrink-0 text-[clamp(8rem,25.6vw,23rem)] leading-[0.8]">
                {ZERO}
              </span>
              <div>
                <h1 className="display text-[clamp(2.25rem,4.4vw,4rem)]">{texts.t('free.headline')}</h1>
                <p className="mt-5 max-w-brief text-lg leading-lead font-soft">{texts.t('free.lead', facts)}</p>
                <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-base font-strong">
                  <StartLink {...context} />
                  <a href="#year" className="py-2 underline decoration-2 underline-offset-6">
                    {texts.t('free.work_out')}
                  </a>
                </div>
              </div>
            </div>
          </div>
          <section id="year" className="bg-paper">
            <div className={SECTION}>
              <h2 className={TITLE}>{texts.t('free.year_title')}</h2>
              <p className="mt-4 max-w-lead text-17 leading-normal text-ink-2">{texts.t('free.year_lead')}</p>
              <YearCalculator context={context} />
            </div>
          </section>
          <StayLive {...context} />
          <Lists context={context} facts={facts} />
          <section className="border-t border-line bg-surface">
            <div className={`${SECTION} grid gap-x-12 gap-y-8 lg:grid-cols-5-7`}>
              <h2 className={TITLE}>{texts.t('plans.questions.title')}</h2>
              <PlanQuestions questions={QUESTIONS} opensFirst t={texts.t} language={language} />
            </div>
          </section>
          <Closing context={context}>{texts.t('free.closing')}</Closing>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function listFacts({ language }: Pick<PageContext, 'language'>): Record<string, string | number> {
  return {
    stores: MAJOR_STORES.length,
    all_stores: STORES_MIN,
    singles: MONTHLY_SUBMISSIONS.free,
    releases: MONTHLY_SUBMISSIONS.pro,
    share: ROYALTY_SHARE_PERCENT.free,
    ours: ourSharePercent('free'),
    all: ROYALTY_SHARE_PERCENT.pro,
    pro: formatPrice(YEARLY_PRICES_CENTS.pro, language),
    payout: PAYOUT_DAYS.pro,
    payout_free: PAYOUT_DAYS.free,
    wait: FREE_TAKEDOWN_WAIT_DAYS,
    live_min: GO_LIVE_BUSINESS_DAYS.paid.min,
    live_max: GO_LIVE_BUSINESS_DAYS.paid.max,
  };
}

/** The plan ends, the line does not. */
function StayLive({ texts }: PageContext) {
  return (
    <section className="border-t border-line bg-surface">
      <div className={`${WIDE} py-16 lg:py-20`}>
        <h2 className={TITLE}>{texts.t('free.stay.title')}</h2>
        <p className="mt-4 max-w-lead text-17 leading-normal text-ink-2">{texts.t('free.stay.text')}</p>
        <div className="mt-10 grid grid-cols-rail-18 items-start md:grid-cols-rail-37">
          <svg viewBox="0 0 148 148" className="crate w-full" aria-hidden>
            <circle cx="74" cy="74" r="74" fill="var(--hero-disc)" />
            {[66, 57, 48, 39].map((radius) => (
              <circle
                key={radius}
                cx="74"
                cy="74"
                r={radius}
                fill="none"
                stroke="var(--hero-groove)"
                strokeWidth="1.3"
              />
            ))}
            <circle cx="74" cy="74" r="25" fill="var(--surface)" />
            <circle cx="74" cy="74" r="3" fill="var(--hero-disc)" />
          </svg>
          <ol className="-ml-8 grid gap-y-7 border-t-[2.5px] border-ink pl-14 md:-ml-16 md:grid-cols-4 md:pl-28">
            {STEPS.map((step) => (
              <li key={step} className="relative pt-5 md:-mt-[1.5px]">
                <span
                  aria-hidden
                  className={`absolute -top-2.5 left-0 size-4.5 rounded-full max-md:hidden ${
                    step === 'still' ? 'bg-volt ring-3 ring-ink' : 'border-[2.5px] border-ink bg-surface'
                  }`}
                />
                <h3 className="text-xl leading-6 font-bold tracking-heading">{texts.t(`free.stay.${step}.title`)}</h3>
                <p className="mt-1 text-base text-ink-2">
                  {texts.t(`free.stay.${step}.text`, { all: ROYALTY_SHARE_PERCENT.pro, stores: STORES_MIN })}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Lists({ context: { texts }, facts }: { context: PageContext; facts: Record<string, string | number> }) {
  const { t } = texts;
  const lists = [
    {
      title: t('free.has_title'),
      sign: 'm5 12.5 4.5 4.5L19 7',
      items: HAS.map((item) => t(`free.has.${item}`, facts)),
    },
    { title: t('free.needs_title'), sign: 'M6 12h12', items: NEEDS.map((item) => t(`free.needs.${item}`, facts)) },
  ];
  return (
    <section className="border-t border-line bg-paper">
      <div className={SECTION}>
        <h2 className={TITLE}>{t('free.lists_title')}</h2>
        <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
          {lists.map(({ title, sign, items }) => (
            <div key={title}>
              <h3 className="border-b-2 border-ink pb-2.5 text-lg font-bold tracking-heading">{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item} className="flex items-start gap-3 border-b border-line py-3 text-base">
                    <svg
                      viewBox="0 0 24 24"
                      className="mt-0.5 size-4.5 shrink-0"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2.2"
                      aria-hidden
                    >
                      <path d={sign} />
                    </svg>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
