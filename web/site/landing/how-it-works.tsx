import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import type { PageContext } from '../page.ts';
import { Steps, TITLE } from '../sell-parts.tsx';

const STEPS = ['upload', 'check', 'deliver', 'live'] as const;

/** Four steps on one groove; the last one is marked as playing. */
export function HowItWorks({ texts }: PageContext) {
  const steps = STEPS.map((step) => ({
    title: texts.t(`landing.how.${step}.title`),
    text: texts.t(`landing.how.${step}.text`, { days: REVIEW_BUSINESS_DAYS }),
  }));
  return (
    <section id="how" className="bg-surface">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-20">
        <h2 className={`${TITLE} max-w-headline-xl`}>{texts.t('landing.how_title')}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  );
}
