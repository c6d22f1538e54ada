import { CAPABILITIES, type Capability } from '@tangent/domain/plan/capability.ts';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useUnlock } from '../../parts/upsell.tsx';
import { Card } from '../../ui/card.tsx';

const NAMES = Object.keys(CAPABILITIES) as Capability[];

/** What the plan brings beyond what everybody has, and what another one would add. */
export function IncludedCard() {
  const { t } = useTranslation();
  return (
    <Card title={t('account.included.title')}>
      <p className="text-ink-2">{t('account.included.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {NAMES.map((name) => (
          <Feature key={name} capability={name} />
        ))}
      </ul>
    </Card>
  );
}

function Feature({ capability }: { capability: Capability }) {
  const { t } = useTranslation();
  const unlock = useUnlock();
  const isIncluded = useCan(capability);
  const Icon = isIncluded ? Check : Lock;
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-2.5 py-2">
      <Icon size={16} className={isIncluded ? 'mt-0.5 text-good' : 'mt-0.5 text-ink-3'} aria-hidden />
      <span className={isIncluded ? 'min-w-0' : 'min-w-0 text-ink-2'}>{t(`plan.feature.${capability}.name`)}</span>
      <span className={isIncluded ? 'sr-only' : 'text-13 text-ink-3'}>
        {isIncluded ? t('account.included.yes') : unlock(capability)}
      </span>
    </li>
  );
}
