import { breakEvenCents } from '@tangent/domain/money/plan/true-cost.ts';
import {
  computeYearCosts,
  findCheapest,
  type MusicYear,
  type OfferCost,
  type OwnPrices,
  readMusicYear,
  readOwnPrices,
  YEAR_LIMITS,
} from '@tangent/domain/money/plan/year-cost.ts';
import { formatDollars } from '../../texts/format-dollars.ts';
import { FREE_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';
import { CostCurve } from './cost-curve.tsx';

const OWN_FIELDS = ['plan', 'release', 'stores', 'content_id', 'share'] as const;
const FIELD = 'num min-h-11 w-28 rounded-control border border-line-strong bg-surface px-3 text-right text-15';

/** The true cost of a year: a form whose address contains the year; a script renews the result while one types. */
export function YearCalculator({ context }: { context: PageContext }) {
  const { texts, request } = context;
  const year = readMusicYear(request.query);
  const own = readOwnPrices(request.query);
  return (
    <div className="mt-9 grid items-start gap-x-10 gap-y-8 lg:grid-cols-rail-100">
      <form
        action={`${FREE_PATH}#year`}
        data-renews="year-result"
        className="rounded-card border border-line bg-surface px-5 py-6"
      >
        {request.query.lang !== undefined && <input type="hidden" name="lang" value={context.language} />}
        <fieldset>
          <legend className="text-base font-bold">{texts.t('free.year')}</legend>
          <YearFields context={context} year={year} />
        </fieldset>
        <fieldset className="mt-6">
          <legend className="text-base font-bold">{texts.t('free.own')}</legend>
          <p className="mt-0.5 text-13 text-ink-3">{texts.t('free.own_hint')}</p>
          {OWN_FIELDS.map((name) => (
            <label key={name} className="flex items-center justify-between gap-4 border-b border-line py-2 text-15">
              {texts.t(`free.field.${name}`)}
              <input
                name={name}
                inputMode="decimal"
                defaultValue={request.query[name]?.slice(0, 10) ?? ''}
                placeholder={name === 'share' ? '%' : '$'}
                maxLength={10}
                autoComplete="off"
                className={FIELD}
              />
            </label>
          ))}
        </fieldset>
        <button
          type="submit"
          className="mt-5 min-h-12 w-full rounded-control bg-ink px-5 text-base font-strong text-paper"
        >
          {texts.t('free.compute')}
        </button>
      </form>
      <YearResult context={context} year={year} own={own} />
    </div>
  );
}

function YearFields({ context: { texts }, year }: { context: PageContext; year: MusicYear }) {
  const fields = [
    { name: 'singles', value: year.singles, max: YEAR_LIMITS.singles },
    { name: 'albums', value: year.albums, max: YEAR_LIMITS.albums },
    { name: 'royalties', value: year.royalties_cents / 100, max: YEAR_LIMITS.royalties_cents / 100 },
  ] as const;
  return fields.map(({ name, value, max }) => (
    <label key={name} className="flex items-center justify-between gap-4 border-b border-line py-2 text-15">
      {texts.t(`free.field.${name}`)}
      <input
        name={name}
        type="number"
        min="0"
        max={max}
        step={name === 'royalties' ? 'any' : 1}
        defaultValue={value}
        autoComplete="off"
        className={FIELD}
      />
    </label>
  ));
}

type ResultProps = { context: PageContext; year: MusicYear; own: OwnPrices | null };

function YearResult({ context, year, own }: ResultProps) {
  const { texts, language } = context;
  const costs = computeYearCosts(year, own);
  const best = findCheapest(costs);
  const dollars = (cents: number) => formatDollars(cents, language);
  return (
    <div id="year-result">
      <p role="status">
        <span className="block text-15 text-ink-2">
          {texts.t('free.for_year', {
            singles: year.singles,
            albums: year.albums,
            amount: dollars(year.royalties_cents),
          })}
        </span>
        <b className="display mt-1 block text-[clamp(1.75rem,3.2vw,2.75rem)]">
          {best === null
            ? texts.t('free.verdict_none')
            : texts.t(`free.verdict.${best.offer}`, { amount: dollars(best.total_cents) })}
        </b>
      </p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {costs.map((cost) => (
          <Receipt key={cost.offer} context={context} year={year} cost={cost} isBest={cost === best} />
        ))}
      </div>
      <h3 className="mt-9 text-xl font-bold tracking-heading">
        {texts.t('free.break_even', { amount: dollars(breakEvenCents('pro')) })}
      </h3>
      <p className="mt-1 text-15 text-ink-2">{texts.t('free.curve_hint')}</p>
      <CostCurve context={context} royalties_cents={year.royalties_cents} />
    </div>
  );
}

type ReceiptProps = { context: PageContext; year: MusicYear; cost: OfferCost; isBest: boolean };

function Receipt({ context: { texts, language }, year, cost, isBest }: ReceiptProps) {
  const { t } = texts;
  const dollars = (cents: number) => formatDollars(cents, language);
  const share = cost.offer === 'own' ? 'free.line.their_share' : 'free.line.our_share';
  const lines = [
    { name: t('free.line.plan'), cents: cost.plan_cents },
    { name: t('free.line.releases', { count: year.singles + year.albums }), cents: cost.release_cents },
    { name: t('free.line.stores'), cents: cost.stores_cents },
    { name: t('free.line.content_id'), cents: cost.content_id_cents },
    { name: t(share, { percent: cost.share_percent }), cents: cost.share_cents },
  ];
  return (
    <section className="receipt bg-surface px-5 pt-5 pb-8 font-mono text-13 leading-normal dark:bg-overlay">
      <h3 className="flex min-h-7 items-center justify-between gap-3 font-text text-lg font-bold tracking-heading">
        {cost.offer === 'own' ? t('free.own') : t(`plan.name.${cost.offer}`)}
        {isBest && (
          <span className="rounded-full bg-volt px-2.5 py-0.5 text-xs leading-7 font-bold text-on-volt">
            {t('free.least')}
          </span>
        )}
      </h3>
      {cost.obstacle === null ? (
        <dl className="mt-3">
          {lines.map(({ name, cents }) => (
            <div key={name} className="flex justify-between gap-3 py-0.5">
              <dt>{name}</dt>
              <dd>{dollars(cents)}</dd>
            </div>
          ))}
          <div className="mt-2 flex justify-between gap-3 border-t-2 border-ink pt-2 text-15 font-bold">
            <dt>{t('free.line.year')}</dt>
            <dd>{dollars(cost.total_cents)}</dd>
          </div>
          <div className="mt-1 flex justify-between gap-3">
            <dt>{t('free.line.keep')}</dt>
            <dd>{dollars(cost.kept_cents)}</dd>
          </div>
        </dl>
      ) : (
        <p className="mt-3">{t(`free.obstacle.${cost.obstacle}`)}</p>
      )}
    </section>
  );
}
