import { LEAD_DAYS } from '@tangent/domain/limits.ts';
import type { PageContext } from '../page.ts';

const FACTS = ['date', 'codes', 'reasons'] as const;

export function Facts({ texts }: PageContext) {
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
