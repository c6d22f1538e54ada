import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import type { MoveRule } from '@tangent/domain/distribution/move/move-rules.ts';
import type { HANDOVER_STEPS } from '@tangent/domain/distribution/move/store-handover.ts';
import type { MOVE_STEPS } from '@tangent/domain/distribution/move/store-move.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { formatDay, formatList } from '../../text/format.ts';

type ChartStepName = (typeof MOVE_STEPS)[number] | (typeof HANDOVER_STEPS)[number];

export type ChartStore = {
  readonly store_id: string;
  readonly store_name: string;
  readonly rule: MoveRule;
  readonly pill: { readonly tone: PillTone; readonly text: string };
  readonly steps: readonly {
    readonly name: ChartStepName;
    readonly from: string;
    readonly until: string;
    readonly state: 'done' | 'now' | 'ahead';
  }[];
  /** Nothing is left to do there. */
  readonly isDone: boolean;
};

/** The text of a step: whole in the legend, as short as possible under its bar. */
export type StepTexts = { readonly [Name in ChartStepName]?: { readonly whole: string; readonly short: string } };

const STEP_CLASSES: Readonly<Record<ChartStepName, string>> = {
  deliver: 'bg-info',
  match: 'bg-ink-3',
  request: 'z-10 bg-volt ring-1 ring-ink ring-inset',
  remove: 'z-10 bg-volt ring-1 ring-ink ring-inset',
  check: 'bg-[repeating-linear-gradient(90deg,var(--ink-3)_0_3px,transparent_3px_7px)]',
  leave: 'bg-[repeating-linear-gradient(90deg,var(--ink-3)_0_3px,transparent_3px_7px)]',
  offline: 'bg-[repeating-linear-gradient(135deg,var(--bad)_0_4px,transparent_4px_8px)]',
  form: 'bg-ink',
};

/** The days that the chart covers. */
type Span = { readonly from: string; readonly days: number; readonly today: string };
const DAYS_A_MARK = 7;
/** The store and its line of time; on phones one under the other. */
const ROW_CLASS = 'grid md:grid-cols-rail-68';
/** With more stores than this, those that are done fold into one line, except for the first ones. */
const ROWS_MAX = 9;
const DONE_ROWS_MIN = 3;

type MoveChartProps = {
  stores: readonly ChartStore[];
  texts: StepTexts;
  today: string;
  /** The day that the chart reaches at least. */
  until: string;
  /** The title of the folded stores, by their names. */
  foldTitle: (count: number, names: string) => string;
};

/** The steps of each store side by side on one line of time, of a move here or to another distributor. */
export function MoveChart({ stores, texts, today, until, foldTitle }: MoveChartProps) {
  const { t, i18n } = useTranslation();
  const span = findSpan(stores, today, until);
  const [shown, folded] = fold(stores);
  const row = (store: ChartStore) => <StoreRow key={store.store_id} store={store} span={span} texts={texts} />;
  const names = folded.map(({ store_name }) => store_name);
  return (
    <Card title={t('move.plan')} action={<Legend stores={stores} texts={texts} />} isRegion>
      <Days span={span} />
      <ul className="divide-y divide-line border-t border-line">{shown.map(row)}</ul>
      {folded.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="cursor-pointer text-13 text-ink-2">
            {foldTitle(folded.length, formatList(names, i18n.language))}
          </summary>
          <ul className="mt-2 divide-y divide-line">{folded.map(row)}</ul>
        </details>
      )}
    </Card>
  );
}

function fold(stores: readonly ChartStore[]): [ChartStore[], ChartStore[]] {
  const done = stores.filter(({ isDone }) => isDone);
  const kept = Math.max(DONE_ROWS_MIN, ROWS_MAX - (stores.length - done.length));
  const folded = done.slice(kept);
  return [stores.filter((store) => !folded.includes(store)), folded];
}

function findSpan(stores: readonly ChartStore[], today: string, end: string): Span {
  const steps = stores.flatMap((store) => store.steps);
  const from = [today, ...steps.map((step) => step.from)].sort()[0] ?? today;
  const until = [today, end, ...steps.map((step) => step.until)].sort().at(-1) ?? today;
  return { from, days: daysBetween(from, until) + 1, today };
}

const place = (day: string, { from, days }: Span) => `${(100 * daysBetween(from, day)) / days}%`;

const listMarks = ({ from, days }: Span) =>
  Array.from({ length: Math.ceil(days / DAYS_A_MARK) }, (_, index) => addDays(from, index * DAYS_A_MARK));

/** On a phone a date takes up to a seventh of the line: the last one ends with it. */
function placeLabel(day: string, span: Span) {
  return daysBetween(span.from, day) > (6 * span.days) / 7 ? { right: 0 } : { left: place(day, span) };
}

function Legend({ stores, texts }: Pick<MoveChartProps, 'stores' | 'texts'>) {
  const names = Object.keys(texts) as ChartStepName[];
  const used = names.filter((name) => stores.some(({ steps }) => steps.some((step) => step.name === name)));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {used.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={clsx('h-2.5 w-4 rounded-bar', STEP_CLASSES[name])} aria-hidden />
          {texts[name]?.whole}
        </li>
      ))}
    </ul>
  );
}

function Days({ span }: { span: Span }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={clsx(ROW_CLASS, 'pb-1')} aria-hidden>
      <span className="max-md:hidden" />
      <div className="relative h-5 text-13 text-ink-3">
        {listMarks(span).map((day) => (
          <span key={day} className="absolute whitespace-nowrap" style={placeLabel(day, span)}>
            {Math.abs(daysBetween(day, span.today)) < 3 ? '' : formatDay(day, i18n.language)}
          </span>
        ))}
        <span
          className="absolute rounded-full bg-volt px-2 text-2xs leading-5 font-strong text-on-volt"
          style={placeLabel(span.today, span)}
        >
          {t('move.today')}
        </span>
      </div>
    </div>
  );
}

type StoreRowProps = { store: ChartStore; span: Span; texts: StepTexts };

function StoreRow({ store: { store_name, rule, pill, steps }, span, texts }: StoreRowProps) {
  const { t } = useTranslation();
  return (
    <li className={clsx(ROW_CLASS, 'gap-y-1 max-md:py-2.5')}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 md:py-2.5 md:pr-4">
        <span className="min-w-0">
          <span className="block font-bold">{store_name}</span>
          <span className="block text-13 text-ink-2">{t(`move.rule.${rule}`)}</span>
        </span>
        <StatusPill tone={pill.tone}>{pill.text}</StatusPill>
      </div>
      <ol className="relative min-h-7 md:min-h-14">
        {listMarks(span).map((day) => (
          <li key={day} aria-hidden className="absolute inset-y-0 w-px bg-line" style={{ left: place(day, span) }} />
        ))}
        {steps.map((step) => (
          <StepBar key={step.name} step={step} span={span} texts={texts} />
        ))}
        <li aria-hidden className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: place(span.today, span) }} />
      </ol>
    </li>
  );
}

/** A caption needs about this share of the line a character, or it would run into the next one. */
const CAPTION_PERCENT = 0.85;

function StepBar({ step, span, texts }: { step: ChartStore['steps'][number]; span: Span; texts: StepTexts }) {
  const { t, i18n } = useTranslation();
  const { name, from, until, state } = step;
  const days = daysBetween(from, until);
  const width = (100 * Math.max(0.5, days)) / span.days;
  const { whole = '', short = '' } = texts[name] ?? {};
  return (
    <li className="absolute inset-y-0 min-w-1.5" style={{ left: place(from, span), width: `${width}%` }}>
      <span
        aria-hidden
        className={clsx(
          'absolute inset-x-0 top-2 h-3 rounded-bar md:top-[calc(50%-0.9rem)] md:h-4',
          STEP_CLASSES[name],
          state === 'ahead' && 'opacity-50',
        )}
      />
      {short.length * CAPTION_PERCENT <= (100 * days) / span.days && (
        <span
          aria-hidden
          className="absolute top-[calc(50%+0.3rem)] left-0 text-2xs whitespace-nowrap text-ink-2 max-md:hidden"
        >
          {short}
        </span>
      )}
      <span className="sr-only">
        {t('move.step_days', {
          step: whole,
          from: formatDay(from, i18n.language),
          until: formatDay(until, i18n.language),
        })}
      </span>
    </li>
  );
}
