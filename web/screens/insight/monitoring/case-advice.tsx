import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

/** Advises the artist what to do about a case. */
export function CaseAdvice({ rules }: Pick<FraudCase, 'rules'>) {
  const { t } = useTranslation();
  const playlist = rules.includes('one_playlist') ? (['playlist'] as const) : [];
  const steps = ['calm', 'paid', ...playlist, 'tell', 'keep'] as const;
  return (
    <Card title={t('watch.card.do')} isRegion>
      <ol className="grid list-decimal gap-3 pl-5 leading-relaxed marker:font-bold">
        {steps.map((step) => (
          <li key={step}>{t(`watch.advice.${step}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
