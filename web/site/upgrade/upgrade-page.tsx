import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { REFUND_DAYS, ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import type { ReactNode } from 'react';
import { formatPrice } from '../../plans/format-price.ts';
import { PlanComparison } from '../../plans/plan-comparison.tsx';
import { PlanQuestions } from '../../plans/plan-questions.tsx';
import { YearlyCost } from '../../plans/yearly-cost.tsx';
import { APP_PATHS, listComingFeatures, UPGRADE_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { PlanCard } from './plan-card.tsx';

const PROMISES = ['any_time', 'guarantee', 'stays_live'] as const;

/**
 * The promises next to the buttons: users cancel at any time, get their money back, and their music stays live (A-103,
 *
 */
function Promises({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
      {PROMISES.map((promise) => (
        <li key={promise} className="border-t-2 border-current pt-3">
          <p className="text-base font-bold tracking-heading">
            {texts.t(`plans.page.promise.${promise}.title`, { refund: REFUND_DAYS })}
          </p>
          <p className="mt-1 max-w-brief text-15 leading-lead">{texts.t(`plans.page.promise.${promise}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

const WIDE = 'mx-auto max-w-page px-4 sm:px-8';
const TITLE = 'display max-w-headline-lg text-section';

/**
 * Builds the page at /upgrade and /pro: the price and content of each plan, and its button (S2-035, S2-036, A-005,
 *
 */
export function buildUpgradePage(context: PageContext): PageContent {
  const { texts, language, request } = context;
  return {
    title: texts.t('plans.page.title', { product: request.product_name }),
    description: texts.t('plans.page.description', {
      pro: formatPrice(YEARLY_PRICES_CENTS.pro, language),
      share: ROYALTY_SHARE_PERCENT.pro,
      refund: REFUND_DAYS,
    }),
    canonical_path: UPGRADE_PATH,
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main">
          <Offer {...context} />
          <Answers {...context} />
          <Closing {...context} />
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Offer(context: PageContext) {
  const { t } = context.texts;
  return (
    <div className="hero bg-(--hero) text-(--hero-ink)">
      <div className={`${WIDE} pt-6 pb-12 lg:pt-8 lg:pb-14`}>
        <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-aside-96">
          <h1 className="display text-[clamp(2.4rem,5.4vw,4.9rem)]">
            {t('plans.page.headline')} <span className="block">{t('plans.page.headline_end')}</span>
          </h1>
          <p className="max-w-note text-lg leading-lead font-soft tracking-text lg:pb-1.5">
            {t('plans.page.lead', { share: ROYALTY_SHARE_PERCENT.pro })}
          </p>
        </div>
        <div className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-x-5 lg:gap-y-0">
          {PLANS.map((plan) => (
            <PlanCard key={plan} plan={plan} {...context} />
          ))}
        </div>
        <Promises texts={context.texts} />
        <a
          href="#compare"
          className="mt-7 inline-block py-2 text-base font-strong underline decoration-2 underline-offset-6"
        >
          {t('plans.page.see_all')}
        </a>
      </div>
    </div>
  );
}

function Answers({ texts, language, request }: PageContext) {
  const { t } = texts;
  return (
    <>
      <section id="compare" className={`${WIDE} py-14 lg:py-20`}>
        <h2 className={TITLE}>{t('plans.compare.title')}</h2>
        <div className="mt-6 sm:mt-8">
          <PlanComparison own={request.plan} coming={listComingFeatures()} t={t} language={language} />
        </div>
      </section>
      <div className="border-y border-line bg-surface">
        <Beside title={t('plans.cost.title')} text={t('plans.cost.lead')}>
          <YearlyCost t={t} language={language} />
        </Beside>
      </div>
      <Beside title={t('plans.questions.title')}>
        <PlanQuestions t={t} language={language} />
      </Beside>
    </>
  );
}

/** A heading on the left, its content on the right; one above the other on narrow screens. */
function Beside({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={`${WIDE} grid gap-x-12 gap-y-8 py-14 lg:grid-cols-5-7 lg:py-20`}>
      <div className="self-start lg:sticky lg:top-10">
        <h2 className={TITLE}>{title}</h2>
        {text && <p className="mt-4 max-w-brief text-base leading-text text-ink-2">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

function Closing({ texts, request }: PageContext) {
  return (
    <div className="hero bg-(--hero) text-(--hero-ink)">
      <div className={`${WIDE} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12 lg:py-16`}>
        <h2 className="display max-w-headline-sm text-[clamp(2rem,4.6vw,4rem)]">{texts.t('plans.page.closing')}</h2>
        <a
          href={request.is_signed_in ? APP_PATHS.new_release : APP_PATHS.signup}
          className="rounded-control bg-(--hero-button) px-6 py-3.5 text-base font-strong text-(--hero-button-ink)"
        >
          {texts.t('plans.page.release')}
        </a>
      </div>
    </div>
  );
}
