import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatDate, formatDay, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { countFans } from './count-fans.ts';
import { DoubtfulDays } from './doubtful-days.tsx';

/** All fans of a campaign, day by day. */
export function GrowthCard({ campaign }: { campaign: PresaveDetail }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const count = countFans(campaign.fans);
  const number = (value: number) => formatNumber(value, language);
  let total = 0;
  const points = campaign.growth.map(({ date, fans }) => {
    total += fans;
    return {
      key: date,
      label: formatDay(date, language),
      value: total,
      title: formatDate(date, language),
      text: t('presave.growth.point', { count: total, shown: number(total) }),
      beforeText: t('presave.growth.new', { shown: number(fans) }),
    };
  });
  const title = t('presave.growth.title', { count, shown: number(count) });
  return (
    <Card title={title} action={<span className="text-13 text-ink-3">{t('presave.growth.total')}</span>} isRegion>
      {points.length === 0 ? (
        <p className="py-10 text-center text-ink-2">{t('presave.growth.empty')}</p>
      ) : (
        <LineChart
          label={title}
          points={points}
          marks={campaign.doubtful_days.map(({ date }) => ({ key: date, title: t('presave.doubt.chart') }))}
          formatTick={(value) => formatCompact(value, language)}
        />
      )}
      <DoubtfulDays days={campaign.doubtful_days} />
    </Card>
  );
}
