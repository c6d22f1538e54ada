import { addDays } from '@tangent/domain/calendar.ts';
import { RELEASE_DATE_MAX_DAYS } from '@tangent/domain/limits.ts';
import { earliestReleaseDate } from '@tangent/domain/release/check-release-date.ts';
import { SCHEDULES, type Schedule } from '@tangent/domain/release/schedule.ts';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../app/session.ts';
import { formatDate } from '../../parts/format.ts';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function DistributionStep() {
  const { t, i18n } = useTranslation();
  const { draft, facts } = useWizard();
  const { form, change } = draft;
  const earliest = earliestReleaseDate({ ...facts, schedule: form.schedule });
  return (
    <Card title={t('wizard.steps.distribution')}>
      <div className="grid gap-6">
        <RadioCards
          {...useField('schedule')}
          value={form.schedule}
          onChange={(event) => change({ schedule: event.target.value as Schedule })}
          cards={useScheduleCards()}
          columns={3}
        />
        <div className="max-w-xs">
          <DateField
            {...useField('release_date')}
            hint={t('wizard.earliest', { date: formatDate(earliest, i18n.language) })}
            value={form.release_date}
            onChange={(release_date) => change({ release_date })}
            start={earliest}
            min={earliest}
            max={addDays(facts.today, RELEASE_DATE_MAX_DAYS)}
          />
        </div>
      </div>
    </Card>
  );
}

/** The faster schedules belong to the paid plans; a free artist sees them and what unlocks them (SPEC 6). */
function useScheduleCards() {
  const { t } = useTranslation();
  const { plan } = useUser();
  return SCHEDULES.map((value) => {
    const locked = plan === 'free' && value !== 'standard';
    return {
      value,
      disabled: locked,
      label: (
        <span className="inline-flex items-center gap-1.5">
          {t(`wizard.schedule.${value}`)}
          {locked && <Lock size={13} aria-hidden />}
        </span>
      ),
      detail: (
        <>
          {t(`wizard.schedule.${value}_range`)}
          {locked && <span className="mt-1 block">{t('wizard.schedule.locked')}</span>}
        </>
      ),
    };
  });
}
