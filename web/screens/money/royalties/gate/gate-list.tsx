import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Notes } from './gate-picture.tsx';
import { findScale } from './lay-out-gate.ts';
import type { GateOut, GateRows } from './list-gate-rows.ts';
import { formatSummand, type GateNote, useGateNames } from './use-gate-texts.ts';

type ListProps = { rows: GateRows; notes: readonly GateNote[] };

/** The same upright, for narrow screens: stores above the gate, people below it, lines as thick as in the picture. */
export function GateList({ rows, notes }: ListProps) {
  const { i18n } = useTranslation();
  const { nameStore, nameOut } = useGateNames();
  const scale = findScale(rows);
  const toHeight = (micros: number) => Math.max(2, micros / scale);
  return (
    <div aria-hidden className="grid gap-3.5">
      {rows.stores.map((store) => (
        <div key={store.id ?? `rest ${store.count}`} className="grid gap-1.5">
          <p className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate font-strong" dir="auto">
              {nameStore(store)}
            </span>
            <span className="shrink-0 font-mono text-xs">
              <b className="font-strong">{formatSummand(store.received_cents, store.received, i18n.language)}</b>
              {store.reported !== 0 && (
                <span className="text-ink-2">
                  {' '}
                  + {formatSummand(store.reported_cents, store.reported, i18n.language)}
                </span>
              )}
            </span>
          </p>
          {store.received > 0 && <span className="block bg-ink" style={{ height: toHeight(store.received) }} />}
          {store.reported > 0 && (
            <span
              className="box-content block border-[1.5px] border-ink-2"
              style={{ height: toHeight(store.reported) }}
            />
          )}
        </div>
      ))}
      {notes.length > 0 && (
        <div className="border-t-2 border-dotted border-ink pt-3">
          <Notes notes={notes} />
        </div>
      )}
      {rows.outs.map((out) => (
        <OutRow key={`${out.kind} ${out.id}`} out={out} name={nameOut(out)} height={toHeight(out.micros)} />
      ))}
    </div>
  );
}

const FILLS: Record<GateOut['kind'], string> = {
  yours: 'bg-volt outline-[1.5px] outline-(--chart-line)',
  held: 'bg-warn',
  person: 'bg-ink',
  people: 'bg-ink',
  plan: 'bg-ink-3',
  charged: 'w-1/3 bg-bad',
};

function OutRow({ out, name, height }: { out: GateOut; name: string; height: number }) {
  const { i18n } = useTranslation();
  const isYours = out.kind === 'yours';
  return (
    <div className="grid gap-1.5">
      <p className="flex items-end gap-3">
        <span className="min-w-0 flex-1 truncate font-strong" dir="auto">
          {name}
        </span>
        <span
          className={clsx('display shrink-0', isYours ? 'text-32' : 'text-19', out.kind === 'charged' && 'text-bad')}
        >
          {formatSummand(out.cents, out.micros, i18n.language)}
        </span>
      </p>
      {out.micros > 0 && <span className={clsx('block', FILLS[out.kind])} style={{ height }} />}
    </div>
  );
}
