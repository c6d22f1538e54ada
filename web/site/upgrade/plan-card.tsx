import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { formatPrice } from '../../plans/format-price.ts';
import type { PageContext } from '../page.ts';
import { findCardAction, findMainCard } from './find-card-action.ts';
import { listPoints } from './list-points.ts';

const BUTTON = 'flex min-h-12 items-center justify-center rounded-control px-5 py-2.5 text-center text-base font-bold';
const MAIN = 'bg-volt text-on-volt hover:bg-volt-hover';
const PLAIN = 'ring-1 ring-line-strong ring-inset hover:bg-sunken';

/**
 * One plan: its price, its button and its main points. Cards share their rows, so that prices, buttons and points line
 * up in every language. The highlighted card has inverted colours.
 */
export function PlanCard({ plan, texts, language, request }: Omit<PageContext, 'assets'> & { plan: Plan }) {
  const { t } = texts;
  const isMain = plan === findMainCard(request.plan);
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={clsx(
        'plan-card grid content-start gap-y-4 rounded-card bg-surface p-5 text-ink sm:p-6 lg:row-span-5 lg:grid-rows-subgrid',
        isMain ? 'dark ring-2 ring-volt' : 'ring-1 ring-line',
      )}
    >
      <div>
        <h2 id={`plan-${plan}`} className="flex flex-wrap items-center gap-x-3 text-2xl font-bold tracking-brand">
          {t(`plan.name.${plan}`)}
          {plan === request.plan && (
            <span className="rounded-full bg-volt px-2.5 py-1 text-xs font-strong tracking-normal text-on-volt">
              {t('plans.page.yours')}
            </span>
          )}
        </h2>
        <p className="mt-1 text-15 text-ink-2">{t(`plans.page.for.${plan}`)}</p>
      </div>
      <Price plan={plan} texts={texts} language={language} />
      <CardButton plan={plan} texts={texts} request={request} />
      <ul className="grid content-start gap-2.5 border-t border-line pt-4 text-15">
        {listPoints(plan, t).map((point) => (
          <li key={point} className="grid grid-cols-rail-5 gap-x-2">
            <Check size={17} strokeWidth={2.5} className="mt-0.75" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price of a year, and the same per month. */
function Price({ plan, texts, language }: Pick<PageContext, 'texts' | 'language'> & { plan: Plan }) {
  const cents = YEARLY_PRICES_CENTS[plan];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display text-40 xl:text-50 lg:max-xl:text-36">{formatPrice(cents, language)}</span>
        <span className="text-base text-ink-2">{texts.t('plans.page.a_year')}</span>
      </p>
      <p className="-mt-2 text-13 text-ink-2">
        {plan === 'free'
          ? texts.t('plans.page.month_free')
          : texts.t('plans.page.month', { price: formatPrice(Math.round(cents / 12), language) })}
      </p>
    </>
  );
}

function CardButton({ plan, texts, request }: Pick<PageContext, 'texts' | 'request'> & { plan: Plan }) {
  const { label, href } = findCardAction(plan, request.plan);
  const text = texts.t(`plans.page.${label}`, { plan: texts.t(`plan.name.${plan}`) });
  if (href === null) return <p className="flex min-h-12 items-center text-15 text-ink-2">{text}</p>;
  const isMain = plan === findMainCard(request.plan) && label !== 'manage';
  return (
    <div className="self-start">
      <a href={href} className={clsx(BUTTON, isMain ? MAIN : PLAIN)}>
        {text}
      </a>
      {label === 'manage' && plan === 'advanced' && (
        <p className="mt-2 text-13 text-ink-2">{texts.t('plans.page.everything')}</p>
      )}
    </div>
  );
}
