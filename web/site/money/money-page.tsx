import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { STORE_TERMS_DAYS } from '@tangent/domain/money/money-limits.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { PAYOUT_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { formatPrice } from '../../plans/format-price.ts';
import { PlanComparison } from '../../plans/plan-comparison.tsx';
import { PlanQuestions } from '../../plans/plan-questions.tsx';
import { formatDollars } from '../../texts/format-dollars.ts';
import { BLOG_PATH, listComingFeatures } from '../app-paths.ts';
import { describeQuestions } from '../describe-product.ts';
import type { PageContent, PageContext } from '../page.ts';
import { ProductScreen } from '../product-screen.tsx';
import { Closing, SECTION, StartLink, Steps, TITLE, WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { EXAMPLE_STORE_COUNT, shareExample } from './money-example.ts';
import { MoneyFlow, MoneyList } from './money-flow.tsx';
import { type ListedStore, StoreWall } from './store-wall.tsx';

const STEPS = ['played', 'reported', 'booked', 'paid'] as const;
const QUESTIONS = ['share', 'payout', 'in_stores', 'rights'] as const;

/** Builds the page at /music-distribution-and-monetization: where the money goes, and every store by name. */
export function buildMoneyPage(context: PageContext, stores: readonly ListedStore[]): PageContent {
  const { texts, language, request } = context;
  const days = {
    report: STORE_TERMS_DAYS.report,
    paid: PAYOUT_DAYS.pro,
    free: PAYOUT_DAYS.free,
    review: REVIEW_BUSINESS_DAYS,
  };
  return {
    title: texts.t('money.title', { product: request.product_name }),
    description: texts.t('money.description', { pro: formatPrice(YEARLY_PRICES_CENTS.pro, language) }),
    data: [describeQuestions(context, QUESTIONS)],
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main">
          <Hero {...context} />
          <Example {...context} />
          <section className="border-t border-line bg-surface">
            <div className={`${WIDE} py-16 lg:py-20`}>
              <h2 className={TITLE}>{texts.t('money.when_title')}</h2>
              <Steps
                steps={STEPS.map((step) => ({
                  title: texts.t(`money.when.${step}.title`),
                  text: texts.t(`money.when.${step}.text`, days),
                }))}
              />
              <div className="mt-12">
                <ProductScreen name="royalties" language={language} alt={texts.t('money.screen')} />
              </div>
            </div>
          </section>
          <StoreWall context={context} stores={stores} />
          <section className="border-t border-line bg-surface">
            <div className={SECTION}>
              <h2 className={`${TITLE} mb-8`}>{texts.t('money.plans_title')}</h2>
              <PlanComparison own={request.plan} coming={listComingFeatures()} t={texts.t} language={language} />
            </div>
          </section>
          <section className="border-t border-line bg-paper">
            <div className={`${SECTION} grid gap-x-12 gap-y-8 lg:grid-cols-5-7`}>
              <h2 className={TITLE}>{texts.t('plans.questions.title')}</h2>
              <PlanQuestions questions={QUESTIONS} opensFirst t={texts.t} language={language} />
            </div>
          </section>
          <Closing context={context}>{texts.t('money.closing')}</Closing>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Hero(context: PageContext) {
  const { texts } = context;
  return (
    <div className="hero bg-(--hero) text-(--hero-ink)">
      <div className={`${WIDE} pt-8 pb-10 lg:pt-10`}>
        <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-aside-88">
          <h1 className="display text-[clamp(2.75rem,7vw,6.4rem)]">{texts.t('money.headline')}</h1>
          <div className="pb-2">
            <p className="text-lg leading-lead font-soft tracking-text">{texts.t('money.lead')}</p>
            <div className="mt-6">
              <StartLink {...context} />
            </div>
          </div>
        </div>
        <div className="mt-12">
          <MoneyFlow {...context} />
          <MoneyList {...context} />
        </div>
        <p className="mt-8 max-w-wide text-15 font-soft">{texts.t('money.example')}</p>
      </div>
    </div>
  );
}

/** The same month on both plans, line by line. */
function Example({ texts, language }: PageContext) {
  const { t } = texts;
  const [free, pro] = [shareExample('free'), shareExample('pro')];
  const dollars = (cents: number) => formatDollars(cents, language);
  const ours = ({ ours_percent, ours_cents }: typeof free) => `${ours_percent}%, ${dollars(ours_cents)}`;
  const rows = [
    {
      name: t('money.received', { count: EXAMPLE_STORE_COUNT }),
      values: [dollars(free.received_cents), dollars(pro.received_cents)],
    },
    { name: t('money.we_keep'), values: [ours(free), ours(pro)] },
    { name: t('money.shared'), values: [dollars(free.shared_cents), dollars(pro.shared_cents)], isTotal: true },
    ...free.people.map((person, index) => ({
      name: t('money.person', person),
      values: [dollars(person.cents), dollars(pro.people[index]?.cents ?? 0)],
    })),
  ];
  return (
    <section className="bg-paper">
      <div className={`${SECTION} grid gap-x-12 gap-y-8 lg:grid-cols-5-7`}>
        <div>
          <h2 className={TITLE}>{t('money.same_title')}</h2>
          <p className="mt-4 max-w-brief text-17 leading-normal text-ink-2">{t('money.same_text')}</p>
          <a href={`${BLOG_PATH}/reading-a-statement`} className="text-link mt-5 inline-block text-base">
            {t('money.read_statement')}
          </a>
        </div>
        <table className="num w-full self-start border-collapse text-right text-15">
          <caption className="sr-only">{t('money.same_title')}</caption>
          <ExampleHead texts={texts} />
          <tbody>
            {rows.map(({ name, values, ...row }) => (
              <tr key={name} className={'isTotal' in row ? 'border-y-2 border-ink font-bold' : 'border-t border-line'}>
                <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index} className="py-2.5 pl-2">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ExampleHead({ texts: { t } }: Pick<PageContext, 'texts'>) {
  return (
    <thead className="text-13 text-ink-2">
      <tr>
        <th scope="col" className="pb-2 text-left font-medium">
          {t('money.month')}
        </th>
        <th scope="col" className="pb-2 font-bold">
          {t('plan.name.free')}
        </th>
        <th scope="col" className="pb-2 font-bold">
          {t('plan.name.pro')}
        </th>
      </tr>
    </thead>
  );
}
