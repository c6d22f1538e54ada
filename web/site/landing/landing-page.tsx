import { LEAD_DAYS } from '@tangent/domain/limits.ts';
import { APP_PATHS } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { Fan } from './fan.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { StoreList } from './store-list.tsx';

const FACTS = ['date', 'codes', 'reasons'] as const;

function Facts({ texts }: PageContext) {
  return (
    <section className="border-t border-line bg-paper">
      <div className="mx-auto grid max-w-[1376px] gap-10 px-4 py-16 sm:px-8 md:grid-cols-3">
        {FACTS.map((fact) => (
          <div key={fact}>
            <h2 className="text-[1.375rem] leading-7 font-[680] tracking-[-0.02em]">
              {texts.t(`landing.fact.${fact}.title`)}
            </h2>
            <p className="mt-2 max-w-[38ch] text-base leading-[1.55] text-ink-2">
              {texts.t(`landing.fact.${fact}.text`, { standard: LEAD_DAYS.standard, express: LEAD_DAYS.express })}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Builds the page at / (A-038). Plans, questions and posts follow with the features they describe. */
export function buildLandingPage(context: PageContext): PageContent {
  const { texts, request } = context;
  return {
    title: texts.t('landing.title', { product: request.product_name }),
    description: texts.t('landing.description'),
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main">
          <div className="hero min-h-[calc(100svh-76px)] bg-(--hero) text-(--hero-ink)">
            <div className="mx-auto max-w-[1376px] px-4 pt-8 pb-12 sm:px-8 lg:pt-10">
              <Hero {...context} />
              <div className="mt-10 lg:mt-12">
                <Fan {...context} />
                <StoreList {...context} />
              </div>
            </div>
          </div>
          <HowItWorks {...context} />
          <Facts {...context} />
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Hero({ texts, request }: PageContext) {
  const start = request.is_signed_in ? APP_PATHS.new_release : APP_PATHS.signup;
  return (
    <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <h1 className="display max-w-[7.6em] text-[clamp(2.9rem,7.1vw,6.4rem)]">{texts.t('landing.headline')}</h1>
      <div className="pb-2">
        <p className="text-lg leading-[1.45] font-[500] tracking-[-0.01em]">{texts.t('landing.lead')}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-base font-[600]">
          <a href={start} className="rounded-control bg-(--hero-button) px-6 py-3.5 text-(--hero-button-ink)">
            {texts.t('landing.start')}
          </a>
          <a href="#how" className="py-2 underline decoration-2 underline-offset-[6px]">
            {texts.t('landing.see_how')}
          </a>
        </div>
      </div>
    </div>
  );
}
