import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../parts/delivery-standing.ts';
import { formatNumber } from '../../parts/format.ts';
import type { DeliveryCount } from './group-deliveries.ts';

type DeliverySummaryProps = {
  counts: readonly DeliveryCount[];
  standing: Standing | null;
  onChoose: (standing: Standing | null) => void;
};

/** How many stores are where; each figure is a switch that leaves only its stores below. */
export function DeliverySummary({ counts, standing, onChoose }: DeliverySummaryProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('store.filter')} className="flex flex-wrap gap-2">
      {counts.map(({ standing: one, count }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === standing}
          onClick={() => onChoose(one === standing ? null : one)}
          className={clsx(
            'grid min-h-14 min-w-24 flex-1 content-center rounded-control px-3 py-1.5 text-left ring-1 ring-inset',
            one === standing ? 'bg-ink text-paper ring-ink' : 'ring-line hover:bg-sunken',
          )}
        >
          <span className={clsx('text-xl leading-6 font-[680]', one !== standing && FIGURES[one])}>
            {formatNumber(count, i18n.language)}
          </span>
          <span className={clsx('text-xs', one !== standing && 'text-ink-2')}>{t(`store.standing.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}

const FIGURES: Partial<Record<Standing, string>> = { attention: 'text-bad', leaving: 'text-warn' };
