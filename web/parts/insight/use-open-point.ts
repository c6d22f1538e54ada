import { useTranslation } from 'react-i18next';
import type { LinePoint } from '../../ui/charts/line-chart.tsx';
import { formatDate, formatDay, formatNumber } from '../text/format.ts';

/**
 * Returns the point of the open day at the end of a chart by days; none without figures of it, and none where the open
 * day is all that is shown.
 */
export function useOpenPoint(): (head: {
  open_day: string | null;
  range: { from: string };
  value: number | null;
}) => LinePoint[] {
  const { t, i18n } = useTranslation();
  return ({ open_day, range, value }) => {
    if (open_day === null || value === null || range.from === open_day) return [];
    return [
      {
        key: open_day,
        label: formatDay(open_day, i18n.language),
        value,
        isOpen: true,
        title: t('dashboard.open.day', { date: formatDate(open_day, i18n.language) }),
        text: t('dashboard.open.value', { number: formatNumber(value, i18n.language) }),
      },
    ];
  };
}
