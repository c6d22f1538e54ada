import type { MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';

const BANDS = ['low', 'low_mid', 'high_mid', 'high'] as const;

/** How far the peaks of each band stand over its mean level, before and after. */
export function CrestBars({ report: { before, after } }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(1, ...[...before.crest_db, ...after.crest_db].map((value) => value ?? 0));
  const width = (value: number | null | undefined) => ({ width: `${(100 * (value ?? 0)) / most}%` });
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatNumber(value, i18n.language, 1);
  return (
    <div>
      <table className="w-full content-start text-13">
        <caption className="sr-only">{t('mastering.proof.crest')}</caption>
        <thead>
          <tr className="align-baseline">
            <th scope="col" colSpan={2} className="pb-3 text-left font-bold">
              {t('mastering.proof.crest')}
            </th>
            <th scope="col" className="code pb-3 text-right font-soft text-ink-2">
              {t('mastering.proof.before')}
            </th>
            <th scope="col" className="code pb-3 pl-2 text-right font-strong">
              {t('mastering.proof.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band, i) => (
            <tr key={band} className="h-9">
              <th scope="row" className="pr-3 text-left font-soft whitespace-nowrap">
                {t(`mastering.band.${band}`)}
              </th>
              <td className="w-full" aria-hidden>
                <span className="mb-1 block h-1.5 bg-line-strong" style={width(before.crest_db[i])} />
                <span className="block h-1.5 bg-ink" style={width(after.crest_db[i])} />
              </td>
              <td className="code pl-3 text-right text-ink-2">{number(before.crest_db[i])}</td>
              <td className="code pl-2 text-right font-strong">{number(after.crest_db[i])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-13 text-ink-2">{t('mastering.proof.crest_note')}</p>
    </div>
  );
}
