import type { Move, StoreMove } from '@tangent/contract/move.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const STEP_CLASSES: Readonly<Record<StoreMove['steps'][number]['name'], string>> = {
  deliver: 'bg-info',
  match: 'bg-ink-3',
  request: 'z-10 bg-volt ring-1 ring-ink ring-inset',
  check: 'bg-[repeating-linear-gradient(90deg,var(--ink-3)_0_3px,transparent_3px_7px)]',
  offline: 'bg-[repeating-linear-gradient(135deg,var(--bad)_0_4px,transparent_4px_8px)]',
  form: 'bg-ink',
};
const LEGEND = ['deliver', 'match', 'request', 'check', 'offline', 'form'] as const;
const TONES: Readonly<Record<StoreMove['state'], PillTone>> = {
  form: 'info',
  request: 'live',
  offline: 'warn',
  deliver: 'info',
  match: 'info',
  check: 'info',
  stuck: 'bad',
  switched: 'good',
};

/** The days that the chart covers. */
type Span = { readonly from: string; readonly days: number; readonly today: string };
const DAYS_A_MARK = 7;
/** The store and its line of time; on phones one under the other. */
const ROW_CLASS = 'grid md:grid-cols-[17rem_minmax(0,1fr)]';

/** The steps of each store side by side on one line of time. */
export function StorePlan({ move }: { move: Move }) {
  const { t } = useTranslation();
  const span = findSpan(move);
  return (
    <Card title={t('move.plan')} action={<Legend stores={move.stores} />} isRegion>
      <Days span={span} />
      <ul className="divide-y divide-line border-t border-line">
        {move.stores.map((store) => (
          <StoreRow key={store.store_id} store={store} span={span} />
        ))}
      </ul>
    </Card>
  );
}

function findSpan({ stores, today, cut_over }: Move): Span {
  const steps = stores.flatMap((store) => store.steps);
  const from = [today, ...steps.map((step) => step.from)].sort()[0] ?? today;
  const until = [today, cut_over, ...steps.map((step) => step.until)].sort().at(-1) ?? today;
  return { from, days: daysBetween(from, until) + 1, today };
}

const place = (day: string, { from, days }: Span) => `${(100 * daysBetween(from, day)) / days}%`;

/** On a phone a date takes up to a seventh of the line: the last one ends with it. */
function placeLabel(day: string, span: Span) {
  return daysBetween(span.from, day) > (6 * span.days) / 7 ? { right: 0 } : { left: place(day, span) };
}

function Legend({ stores }: { stores: readonly StoreMove[] }) {
  const { t } = useTranslation();
  const used = LEGEND.filter((name) => stores.some(({ steps }) => steps.some((step) => step.name === name)));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {used.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={clsx('h-2.5 w-4 rounded-[3px]', STEP_CLASSES[name])} aria-hidden />
          {t(`move.step.${name}`)}
        </li>
      ))}
    </ul>
  );
}

function Days({ span }: { span: Span }) {
  const { t, i18n } = useTranslation();
  const marks = Array.from({ length: Math.ceil(span.days / DAYS_A_MARK) }, (_, index) =>
    addDays(span.from, index * DAYS_A_MARK),
  );
  return (
    <div className={clsx(ROW_CLASS, 'pb-1')} aria-hidden>
      <span className="max-md:hidden" />
      <div className="relative h-5 text-13 text-ink-3">
        {marks.map((day) => (
          <span key={day} className="absolute whitespace-nowrap" style={placeLabel(day, span)}>
            {Math.abs(daysBetween(day, span.today)) < 3 ? '' : formatDay(day, i18n.language)}
          </span>
        ))}
        <span
          className="absolute rounded-full bg-volt px-2 text-2xs leading-5 font-[600] text-on-volt"
          style={{ left: place(span.today, span) }}
        >
          {t('move.today')}
        </span>
      </div>
    </div>
  );
}

function StoreRow({ store, span }: { store: StoreMove; span: Span }) {
  const { t, i18n } = useTranslation();
  const { store_name, rule, state, steps, switched_on } = store;
  const pill =
    switched_on === null
      ? t(`move.state.${state}`)
      : t('move.switched_on', { day: formatDay(switched_on, i18n.language) });
  return (
    <li className={clsx(ROW_CLASS, 'items-center gap-y-1 py-2.5')}>
      <div className="flex items-center justify-between gap-2 md:pr-4">
        <span className="min-w-0">
          <span className="block font-[650]">{store_name}</span>
          <span className="block text-13 text-ink-2">{t(`move.rule.${rule}`)}</span>
        </span>
        <StatusPill tone={TONES[state]}>{pill}</StatusPill>
      </div>
      <ol className="relative h-7">
        {steps.map(({ name, from, until, state: progress }) => (
          <li
            key={name}
            className={clsx(
              'absolute top-2 h-3 min-w-1.5 rounded-[3px]',
              STEP_CLASSES[name],
              progress === 'ahead' && 'opacity-50',
            )}
            style={{
              left: place(from, span),
              width: `${(100 * Math.max(0.5, daysBetween(from, until))) / span.days}%`,
            }}
          >
            <span className="sr-only">
              {t('move.step_days', {
                step: t(`move.step.${name}`),
                from: formatDay(from, i18n.language),
                until: formatDay(until, i18n.language),
              })}
            </span>
          </li>
        ))}
        <li aria-hidden className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: place(span.today, span) }} />
      </ol>
    </li>
  );
}
