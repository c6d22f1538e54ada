import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { GateLayout } from './lay-out-gate.ts';
import type { GateOut, GateRows } from './list-gate-rows.ts';
import { formatSummand, type GateNote, useGateNames } from './use-gate-texts.ts';

type PictureProps = { rows: GateRows; layout: GateLayout; notes: readonly GateNote[]; width: number };

/** The line from stores through the gate into the record, and out of it to people; a table has the same for readers. */
export function GatePicture({ rows, layout, notes, width }: PictureProps) {
  return (
    <div aria-hidden className="relative" style={{ height: layout.height }}>
      <svg width={width} height={layout.height} fill="none" className="absolute inset-0 overflow-visible">
        <HollowBars layout={layout} />
        {notes.length > 0 && (
          <path d={`M${layout.gate_x} 0V${layout.height}`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 5" />
        )}
        <InLines layout={layout} />
        <OutLines rows={rows} layout={layout} width={width} />
        <Disc {...layout.record} />
      </svg>
      <Received rows={rows} layout={layout} />
      <StoreLabels rows={rows} layout={layout} />
      {notes.length > 0 && (
        <Notes notes={notes} style={{ left: layout.gate_x + 14, top: layout.note_y }} className="absolute" />
      )}
      <OutLabels rows={rows} layout={layout} />
    </div>
  );
}

function HollowBars({ layout: { stores, gate_x } }: Pick<PictureProps, 'layout'>) {
  return stores.map(
    ({ label_y, hollow }) =>
      hollow && (
        <rect
          key={label_y}
          x="0.75"
          y={hollow.y - hollow.height / 2}
          width={gate_x - 1.5}
          height={hollow.height}
          stroke="var(--ink-2)"
          strokeWidth="1.5"
        />
      ),
  );
}

function InLines({ layout: { stores, gate_x, record } }: Pick<PictureProps, 'layout'>) {
  // Straight as far as the gate, so that no line crosses a label.
  const [start, end] = [gate_x, record.x - 20];
  const bend = (start + end) / 2;
  return stores.map(
    ({ label_y, solid }) =>
      solid && (
        <path
          key={label_y}
          d={`M0 ${solid.y}H${start}C${bend} ${solid.y} ${bend} ${solid.record_y} ${end} ${solid.record_y}`}
          stroke="var(--ink)"
          strokeWidth={solid.height}
        />
      ),
  );
}

const STROKES: Record<GateOut['kind'], string> = {
  yours: 'var(--volt)',
  held: 'var(--warn)',
  person: 'var(--ink)',
  people: 'var(--ink)',
  plan: 'var(--ink-3)',
  charged: 'var(--bad)',
};

function OutLines({ rows, layout: { outs, record, out_x }, width }: Omit<PictureProps, 'notes'>) {
  return outs.map(({ label_y, line }, index) => {
    const kind = rows.outs[index]?.kind ?? 'person';
    if (line === null) return null;
    const { y, record_y, height } = line;
    const bend = Math.min(110, (out_x - record.x) / 2);
    // Money that stores took as fines leaves and does not arrive.
    const end = kind === 'charged' ? out_x + 90 : width;
    const path = `M${record.x + 20} ${record_y}C${out_x - bend + 20} ${record_y} ${record.x + bend + 20} ${y} ${out_x} ${y}H${end}`;
    return (
      <g key={label_y} strokeDasharray={kind === 'charged' || kind === 'held' ? '7 4' : undefined}>
        {kind === 'yours' && <path d={path} stroke="var(--chart-line)" strokeWidth={height + 3} />}
        <path d={path} stroke={STROKES[kind]} strokeWidth={height} />
      </g>
    );
  });
}

function Disc({ x, y, radius }: GateLayout['record']) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className="fill-ink dark:fill-overlay dark:stroke-line-strong" />
      {[0.94, 0.88, 0.82, 0.76, 0.7, 0.64].map((part) => (
        <circle
          key={part}
          cx={x}
          cy={y}
          r={radius * part}
          className="stroke-paper/30 dark:stroke-line-strong"
          strokeWidth="1"
        />
      ))}
      <circle cx={x} cy={y} r={radius * 0.56} className="fill-paper dark:fill-ink" />
    </g>
  );
}

/** The width of a letter of the amount, in pixels: longer amounts are smaller, so that they stay on the label. */
const LETTER_PX = 11.5;

function Received({ rows, layout: { record } }: Omit<PictureProps, 'notes' | 'width'>) {
  const { t, i18n } = useTranslation();
  const amount = formatSummand(rows.received_cents, rows.received, i18n.language);
  const half = record.radius * 0.54;
  return (
    <p
      className="absolute grid content-center justify-items-center text-center text-ink dark:text-paper"
      style={{ left: record.x - half, top: record.y - half, width: 2 * half, height: 2 * half }}
    >
      <b className={clsx('display whitespace-nowrap', amount.length * LETTER_PX > 2 * half ? 'text-13' : 'text-19')}>
        {amount}
      </b>
      <span className="mt-1 max-w-22 text-2xs leading-tight">{t('royalty.gate.received')}</span>
    </p>
  );
}

function StoreLabels({ rows, layout }: Omit<PictureProps, 'notes' | 'width'>) {
  const { i18n } = useTranslation();
  const { nameStore } = useGateNames();
  return rows.stores.map((store, index) => (
    <p
      key={store.id ?? `rest ${store.count}`}
      className="absolute left-0 flex items-baseline gap-3"
      style={{ top: layout.stores[index]?.label_y, width: layout.gate_x - 12 }}
    >
      <span className="min-w-0 flex-1 truncate font-strong" dir="auto">
        {nameStore(store)}
      </span>
      <span className="shrink-0 font-mono text-xs font-strong">
        {formatSummand(store.received_cents, store.received, i18n.language)}
      </span>
      {store.reported !== 0 && (
        <span className="shrink-0 font-mono text-xs text-ink-2">
          + {formatSummand(store.reported_cents, store.reported, i18n.language)}
        </span>
      )}
    </p>
  ));
}

function OutLabels({ rows, layout }: Omit<PictureProps, 'notes' | 'width'>) {
  const { i18n } = useTranslation();
  const { nameOut } = useGateNames();
  return rows.outs.map((out, index) => (
    <p
      key={`${out.kind} ${out.id}`}
      className="absolute right-0 flex items-end gap-4"
      style={{ top: layout.outs[index]?.label_y, left: layout.out_x - 20, height: index === 0 ? 70 : 28 }}
    >
      <span className={clsx('min-w-0 flex-1 pb-0.5 font-strong', index > 0 ? 'truncate' : 'line-clamp-2')} dir="auto">
        {nameOut(out)}
      </span>
      <span
        className={clsx(
          'display shrink-0 whitespace-nowrap',
          index > 0 ? 'text-22' : layout.out_x < 700 ? 'text-36' : 'text-50',
          out.kind === 'charged' && 'text-bad',
        )}
      >
        {formatSummand(out.cents, out.micros, i18n.language)}
      </span>
    </p>
  ));
}

type NotesProps = { notes: readonly GateNote[]; className?: string; style?: { left: number; top: number } };

/** Says when the gate opens. */
export function Notes({ notes, className, style }: NotesProps) {
  const { t } = useTranslation();
  return (
    <div className={clsx('text-xs text-ink-2', className)} style={style}>
      <p className="font-bold text-ink">{t('royalty.gate.closed')}</p>
      {notes.map(({ key, text, is_late }) => (
        <p key={key} className={clsx('num first-letter:uppercase', is_late && 'font-strong text-warn')}>
          {text}
        </p>
      ))}
    </div>
  );
}
