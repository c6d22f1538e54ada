import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/limits.ts';
import type { PageContext } from '../page.ts';

const STEPS = ['upload', 'check', 'deliver', 'live'] as const;

/** Four steps on one groove; the last one is marked as playing. */
export function HowItWorks({ texts }: PageContext) {
  return (
    <section id="how" className="bg-surface">
      <div className="mx-auto max-w-[1376px] px-4 py-16 sm:px-8 lg:py-20">
        <h2 className="display max-w-[20ch] text-[clamp(1.75rem,3.6vw,3.125rem)]">{texts.t('landing.how_title')}</h2>
        <ol className="mt-10 grid gap-y-8 md:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step} className="relative grid grid-cols-[2.25rem_1fr] md:block md:pr-8">
              <div className="md:mb-5 md:flex md:items-center" aria-hidden>
                <span
                  className={
                    step === 'live'
                      ? 'relative z-[1] block size-5 rounded-full bg-volt ring-[3px] ring-ink'
                      : 'relative z-[1] block size-5 rounded-full border-2 border-ink bg-surface'
                  }
                />
                {index < STEPS.length - 1 && (
                  <span className="absolute top-5 left-[9px] h-[calc(100%+1rem)] w-[2px] bg-ink md:static md:-mr-8 md:h-[2px] md:w-auto md:flex-1" />
                )}
              </div>
              <div>
                <h3 className="text-lg leading-6 font-[680] tracking-[-0.015em]">
                  {texts.t(`landing.how.${step}.title`)}
                </h3>
                <p className="mt-1.5 max-w-[34ch] text-base leading-[1.55] text-ink-2">
                  {texts.t(`landing.how.${step}.text`, { days: REVIEW_BUSINESS_DAYS })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
