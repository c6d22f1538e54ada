import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { fineDay } from '@tangent/domain/insight/monitoring/fine-day.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../parts/text/format.ts';
import { WATCH_PATH } from '../../../site/app-paths.ts';
import { Card } from '../../../ui/card.tsx';
import { HoldTrack } from './hold-track.tsx';

/** Stores that say what they charge for artificial streams. */
const FINES = { spotify: 'spotify', 'apple-music': 'apple' } as const;

/** Advises the artist what to do about a case before the store acts, and when and how much it would fine. */
export function CaseAdvice({ found }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  const { rules, store, first_day } = found;
  const playlist = rules.includes('one_playlist') ? (['playlist'] as const) : [];
  const steps = ['paid', ...playlist, 'tell', 'leave', 'hold', 'keep'] as const;
  const fine = store.id in FINES ? FINES[store.id as keyof typeof FINES] : 'other';
  return (
    <Card title={t('watch.card.do')} isRegion>
      <p className="leading-relaxed">{t('watch.advice.calm')}</p>
      <ol className="mt-3 grid list-decimal gap-3 pl-5 leading-relaxed marker:font-bold">
        {steps.map((step) => (
          <li key={step}>
            {t(`watch.advice.${step}`, { store: store.name })}
            {step === 'leave' && (
              <div className="mt-2">
                <HoldTrack {...found} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 leading-relaxed">
        {t(`watch.fine_ahead.${fine}`, { store: store.name, date: formatDate(fineDay(first_day), i18n.language) })}
      </p>
      <p className="mt-3">
        <a href={WATCH_PATH} className="tap text-link">
          {t('watch.record.title')}
        </a>
      </p>
    </Card>
  );
}
