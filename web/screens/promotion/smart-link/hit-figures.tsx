import type { LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { formatNumber } from '../../../parts/text/format.ts';

const NAMES = ['views', 'clicks', 'visitors', 'robots', 'repeated'] as const;
const WITHOUT_CHANGE: readonly string[] = ['visitors', 'robots', 'repeated'];

/** Views, clicks and daily visitors, and beside them what was left out. */
export function HitFigures({ analytics: { figures, open, open_day, range } }: { analytics: LinkAnalytics }) {
  const { t, i18n } = useTranslation();
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line ring-1 ring-line xl:grid-cols-5">
      {NAMES.map((name) => (
        <div key={name} className="grid content-start gap-1.5 bg-surface p-4 sm:px-5">
          <dt className="label">{t(`smartlink.figure.${name}`)}</dt>
          <dd className="display text-2xl">{formatNumber(figures[name].value, i18n.language)}</dd>
          {open !== null && range.from !== open_day && (name === 'views' || name === 'clicks') && (
            <dd className="text-xs text-ink-2">
              {t('smartlink.today', { number: formatNumber(open[name], i18n.language) })}
            </dd>
          )}
          <dd className="text-xs text-ink-3">
            {WITHOUT_CHANGE.includes(name) ? (
              t(`smartlink.figure_note.${name as 'robots'}`)
            ) : (
              <FigureChange figure={figures[name]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
