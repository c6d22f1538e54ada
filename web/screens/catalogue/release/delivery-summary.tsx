import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DeliveryStage } from '../../../parts/distribution/delivery/delivery-stage.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import type { DeliveryCount } from './group-deliveries.ts';

type DeliverySummaryProps = {
  counts: readonly DeliveryCount[];
  stage: DeliveryStage | null;
  onChoose: (stage: DeliveryStage | null) => void;
};

/** Shows how many stores are at each stage; each figure filters the list below. */
export function DeliverySummary({ counts, stage, onChoose }: DeliverySummaryProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('store.filter')} className="flex flex-wrap gap-2">
      {counts.map(({ stage: one, count }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === stage}
          onClick={() => onChoose(one === stage ? null : one)}
          className={clsx(
            'grid min-h-14 min-w-24 flex-1 content-center rounded-control px-3 py-1.5 text-left ring-1 ring-inset',
            one === stage ? 'bg-ink text-paper ring-ink' : 'ring-line hover:bg-sunken',
          )}
        >
          <span className={clsx('text-xl leading-6 font-bold', one !== stage && FIGURES[one])}>
            {formatNumber(count, i18n.language)}
          </span>
          <span className={clsx('text-xs', one !== stage && 'text-ink-2')}>{t(`store.stage.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}

const FIGURES: Partial<Record<DeliveryStage, string>> = { attention: 'text-bad', leaving: 'text-warn' };
