import { STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import { listPosts } from '@tangent/domain/promotion/blog/post.ts';
import { formatPrice } from '../../plans/format-price.ts';
import { PlanQuestions } from '../../plans/plan-questions.tsx';
import { BLOG_PATH, FREE_PATH, UPGRADE_PATH } from '../app-paths.ts';
import { PostCard } from '../blog/post-card.tsx';
import { POSTS } from '../blog/posts.ts';
import { describeOwner, describePlans, describeQuestions } from '../describe-product.ts';
import type { PageContent, PageContext } from '../page.ts';
import { Closing, SECTION, StartLink, TITLE, WIDE } from '../sell-parts.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { PlanCard } from '../upgrade/plan-card.tsx';
import { Fan } from './fan.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProductPicture } from './product-picture.tsx';
import { StoreList } from './store-list.tsx';

/** The questions people have before their first release. */
const QUESTIONS = ['stays_live', 'extra', 'in_stores', 'rights', 'payout', 'refund'] as const;

/** Posts below the questions. */
const POSTS_SHOWN = 3;

/** Builds the page at / (A-038). */
export function buildLandingPage(context: PageContext): PageContent {
  const { texts, request } = context;
  return {
    title: texts.t('landing.title', { product: request.product_name }),
    description: texts.t('landing.description'),
    data: [describeOwner(context), describePlans(context), describeQuestions(context, QUESTIONS)],
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main">
          <div className="hero bg-(--hero) text-(--hero-ink)">
            <div className={`${WIDE} pt-8 pb-8 lg:pt-10`}>
              <Hero {...context} />
              <div className="mt-10 lg:mt-8">
                <Fan {...context} />
                <StoreList {...context} />
              </div>
              <Figures {...context} />
            </div>
          </div>
          <ProductPicture {...context} />
          <HowItWorks {...context} />
          <Plans {...context} />
          <Questions {...context} />
          <LatestPosts {...context} />
          <Closing context={context}>{texts.t('landing.closing')}</Closing>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Hero({ texts, language, request }: PageContext) {
  const pro = formatPrice(YEARLY_PRICES_CENTS.pro, language);
  return (
    <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-aside-100">
      <h1 className="display text-[clamp(2.9rem,7.1vw,6.4rem)]">{texts.t('landing.headline')}</h1>
      <div className="pb-2">
        <p className="text-lg leading-lead font-soft tracking-text">
          {texts.t('landing.lead', { stores: STORES_MIN, pro })}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-base font-strong">
          <StartLink texts={texts} request={request} />
          <a href={UPGRADE_PATH} className="py-2 underline decoration-2 underline-offset-6">
            {texts.t('landing.see_plans')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The four figures people look for first. */
function Figures({ texts, language }: PageContext) {
  const { t } = texts;
  const figures = [
    {
      value: formatPrice(YEARLY_PRICES_CENTS.free, language),
      text: t('landing.figure.free', { stores: MAJOR_STORES.length }),
    },
    { value: formatPrice(YEARLY_PRICES_CENTS.pro, language), text: t('landing.figure.pro', { stores: STORES_MIN }) },
    {
      value: t('plans.cost.kept_percent', { percent: ROYALTY_SHARE_PERCENT.pro }),
      text: t('landing.figure.share', { free: ROYALTY_SHARE_PERCENT.free }),
    },
    { value: t('landing.figure.days', { days: REVIEW_BUSINESS_DAYS }), text: t('landing.figure.review') },
  ];
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-7 border-t-2 border-current pt-5 lg:grid-cols-4">
      {figures.map(({ value, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end">
          <dt className="mt-1.5 max-w-55 text-15 leading-snug font-soft">{text}</dt>
          <dd className="display text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Plans(context: PageContext) {
  const { t } = context.texts;
  return (
    <section className="border-t border-line bg-paper">
      <div className={SECTION}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className={TITLE}>
            {t('plans.page.headline')} <span className="block">{t('plans.page.headline_end')}</span>
          </h2>
          <a href={`${FREE_PATH}#year`} className="text-link text-base">
            {t('plans.cost.title')}
          </a>
        </div>
        <div className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-x-5 lg:gap-y-0">
          {PLANS.map((plan) => (
            <PlanCard key={plan} plan={plan} {...context} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Questions({ texts, language }: PageContext) {
  return (
    <section className="border-t border-line bg-surface">
      <div className={`${SECTION} grid gap-x-12 gap-y-8 lg:grid-cols-5-7`}>
        <h2 className={TITLE}>{texts.t('plans.questions.title')}</h2>
        <PlanQuestions questions={QUESTIONS} opensFirst t={texts.t} language={language} />
      </div>
    </section>
  );
}

function LatestPosts(context: PageContext) {
  const { texts, language } = context;
  return (
    <section className="border-t border-line bg-paper">
      <div className={SECTION}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className={TITLE}>{texts.t('blog.latest')}</h2>
          <a href={BLOG_PATH} className="text-link text-base">
            {texts.t('blog.all_posts')}
          </a>
        </div>
        <div className="mt-8 grid gap-x-5 gap-y-10 lg:mt-10 sm:grid-cols-2 lg:grid-cols-3">
          {listPosts(POSTS, language)
            .slice(0, POSTS_SHOWN)
            .map((post) => (
              <PostCard key={post.id} context={context} post={post} saysMore />
            ))}
        </div>
      </div>
    </section>
  );
}
