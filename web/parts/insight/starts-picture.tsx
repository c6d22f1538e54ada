import type { ReleaseStart, ReleaseStarts } from '@tangent/contract/insight/release-starts.ts';
import { addUp, chooseStarts, countKnownDays, sumStart } from '@tangent/domain/insight/analytics/compare-starts.ts';
import { START } from '@tangent/domain/insight/analytics-limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LINE_COLOURS, LinesChart } from '../../ui/charts/lines-chart.tsx';
import { formatCompact, formatDay, formatNumber } from '../text/format.ts';

type StartsPictureProps = {
  items: readonly ReleaseStart[];
  /** The ids of the releases to draw; none for the newest and the best others. */
  chosen: readonly string[];
  next: ReleaseStarts['next'];
};

/** Draws the streams of releases, added up from release day, and lists their sums, saves and the next release. */
export function StartsPicture({ items, chosen, next }: StartsPictureProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const shown = chooseStarts(items, chosen);
  const titleOf = (title: string) => title || t('release.untitled');
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 *:min-w-0 md:max-lg:grid-cols-2-1 xl:grid-cols-2-1">
      <LinesChart
        label={t('analytics.starts.chart')}
        lines={shown.map(({ id, title, days }) => ({ key: id, name: titleOf(title), values: addUp(days) }))}
        steps={Array.from({ length: START.days }, (_, n) => {
          const day = t('analytics.starts.day', { day: number(n + 1) });
          return { key: String(n + 1), label: number(n + 1), title: day };
        })}
        hasLegend
        formatTick={(value) => formatCompact(value, i18n.language)}
        formatValue={number}
        height={280}
      />
      <ul aria-label={t('analytics.starts.chart')} className="min-w-0 self-center">
        {shown.map((start, index) => (
          <Row key={start.id} colour={LINE_COLOURS[index]} name={titleOf(start.title)} value={number(sumStart(start))}>
            <StartFacts start={start} />
          </Row>
        ))}
        {next !== null && (
          <Row colour={null} name={titleOf(next.title)} value="–">
            {t('analytics.starts.from', { date: formatDay(next.release_date, i18n.language) })}
          </Row>
        )}
      </ul>
    </div>
  );
}

/** How far the release is, and how often it was saved where stores report saves. */
function StartFacts({ start: { days, saved } }: { start: ReleaseStart }) {
  const { t, i18n } = useTranslation();
  const known = countKnownDays(days);
  const facts = [
    ...(known < START.days ? [t('analytics.starts.until_day', { day: formatNumber(known, i18n.language) })] : []),
    ...(saved !== null && saved.saves > 0
      ? [
          t('analytics.starts.saved', {
            number: formatNumber(Math.max(1, Math.round(saved.streams / saved.saves)), i18n.language),
          }),
        ]
      : []),
  ];
  return facts.join(', ');
}

type RowProps = { colour: string | null | undefined; name: string; value: string; children: ReactNode };

function Row({ colour, name, value, children }: RowProps) {
  return (
    <li className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 last:border-0">
      <span
        aria-hidden
        className={colour === null ? 'w-5 border-t-2 border-dashed border-ink-3' : 'h-0.75 w-5'}
        style={colour === null ? undefined : { background: colour }}
      />
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="block text-xs text-ink-3">{children}</span>
      </span>
      <span className="num font-bold">{value}</span>
    </li>
  );
}
