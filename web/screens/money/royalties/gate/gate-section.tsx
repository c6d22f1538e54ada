import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { MICROS_PER_UNIT } from '@tangent/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { formatCurrency } from '../../../../texts/format-dollars.ts';
import { useWidth } from '../../../../ui/charts/use-width.ts';
import { GateList } from './gate-list.tsx';
import { GatePicture } from './gate-picture.tsx';
import { layOutGate } from './lay-out-gate.ts';
import { type GateRows, listGateRows } from './list-gate-rows.ts';
import { formatSummand, type GateNote, useGateNames, useGateNotes } from './use-gate-texts.ts';

/** Below this width the lines run from top to bottom. */
const WIDE_PX = 880;

type SectionProps = { flow: NonNullable<RoyaltyOverview['flow']>; hasWithdrawn: boolean };

/**
 * Draws where the money came from and to whom it goes: filled lines are what stores have paid, hollow ones what they have
 * only reported. Those end at a gate with the days on which stores have to pay.
 */
export function GateSection({ flow, hasWithdrawn }: SectionProps) {
  const { t, i18n } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>(1312);
  const rows = listGateRows(flow);
  const notes = useGateNotes(flow);
  const layout = layOutGate(rows, width, notes.length === 0 ? 0 : notes.length + 1);
  const scale = layout.scale / Number(MICROS_PER_UNIT);
  const pixel = formatCurrency(scale, 'USD', i18n.language, { least: 0, most: 6 });
  return (
    <section aria-label={t('royalty.gate.title')}>
      <div ref={ref}>
        {width < WIDE_PX ? (
          <GateList rows={rows} notes={notes} />
        ) : (
          <GatePicture rows={rows} layout={layout} notes={notes} width={width} />
        )}
      </div>
      <GateTable rows={rows} notes={notes} />
      <p className="mt-4 max-w-wide text-13 text-ink-2">
        {t('royalty.gate.legend', { amount: pixel })} {hasWithdrawn && t('royalty.gate.oldest_first')}
      </p>
    </section>
  );
}

/** The same as a table, for screen readers. */
function GateTable({ rows, notes }: { rows: GateRows; notes: readonly GateNote[] }) {
  const { t, i18n } = useTranslation();
  const { nameStore, nameOut } = useGateNames();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('royalty.gate.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('royalty.platform')}</th>
            <th scope="col">{t('royalty.gate.received')}</th>
            <th scope="col">{t('royalty.reported')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.stores.map((store) => (
            <tr key={store.id ?? `rest ${store.count}`}>
              <th scope="row">{nameStore(store)}</th>
              <td>{formatSummand(store.received_cents, store.received, i18n.language)}</td>
              <td>{formatSummand(store.reported_cents, store.reported, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {notes.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p>
        {t('royalty.gate.received')}: {formatSummand(rows.received_cents, rows.received, i18n.language)}
      </p>
      <ul>
        {rows.outs.map((out) => (
          <li key={`${out.kind} ${out.id}`}>
            {nameOut(out)}: {formatSummand(out.cents, out.micros, i18n.language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
