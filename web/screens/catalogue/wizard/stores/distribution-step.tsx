import type { Store } from '@tangent/contract/catalogue/store.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { checkReleaseDate, earliestReleaseDate } from '@tangent/domain/catalogue/release/date/check-release-date.ts';
import { findFridayOnOrAfter, forecastSchedules } from '@tangent/domain/catalogue/release/date/date-forecast.ts';
import type { Schedule } from '@tangent/domain/catalogue/release/date/schedule.ts';
import { checkOriginalDate } from '@tangent/domain/catalogue/release/rights-lines.ts';
import { RELEASE_DATE_MAX_DAYS } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../app/session/session.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { RadioCards } from '../../../../ui/form/radio-cards.tsx';
import { useField } from '../draft/use-field.ts';
import { isWholeDate, useLiveField } from '../draft/use-live-field.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';
import { ForecastCard } from './forecast-card.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { PresaveFields } from './presave-fields.tsx';
import { useOfferedFacts } from './use-offered-facts.ts';

/** Chooses the schedule, the release date and a pre-save, and shows the effect on each store. */
export function DistributionStep({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const schedule = useForm((form) => form.schedule);
  return (
    <>
      <Card title={t('wizard.steps.distribution')}>
        <div className="grid gap-6">
          <RadioCards
            {...useField('schedule')}
            value={schedule}
            onChange={(event) => change({ schedule: event.target.value as Schedule })}
            cards={useScheduleCards()}
            columns={3}
          />
          <ReleaseDate />
          <OpeningFields stores={stores} />
          <OriginalDate />
          <PresaveFields />
        </div>
      </Card>
      <ForecastCard stores={stores} />
    </>
  );
}

/** Returns each schedule of the plan with its first possible day (S6-016 to S6-018). */
function useScheduleCards() {
  const { t, i18n } = useTranslation();
  const { plan } = useUser();
  const facts = useOfferedFacts();
  const chosen = useForm((form) => form.schedule);
  // One that was chosen under another plan stays until another one is.
  const offered = forecastSchedules(plan, facts).filter(
    ({ schedule, locked }) => locked === null || schedule === chosen,
  );
  return offered.map(({ schedule, earliest }) => ({
    value: schedule,
    label: t(`wizard.schedule.${schedule}`),
    detail: (
      <>
        {t(`wizard.schedule.${schedule}_range`)}
        <span className="mt-1 block">{t('wizard.earliest', { date: formatDate(earliest, i18n.language) })}</span>
      </>
    ),
  }));
}

/** Asks when the music first came out, for music that was released before. */
function OriginalDate() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const form = useForm((form) => form);
  const { facts } = useWizardFindings();
  const value = form.original_release_date;
  const { field, onBlur } = useLiveField('original_release_date', checkOriginalDate(form), isWholeDate(value));
  return (
    <div className="max-w-xs">
      <DateField
        {...field}
        optional
        hint={t('wizard.original_date_hint')}
        onBlur={onBlur}
        value={value}
        onChange={(original_release_date) => change({ original_release_date })}
        start={facts.today}
        max={form.release_date ?? facts.today}
      />
    </div>
  );
}

function ReleaseDate() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const { facts } = useWizardFindings();
  const schedule = useForm((form) => form.schedule);
  const value = useForm((form) => form.release_date);
  const offered = useOfferedFacts();
  const earliest = earliestReleaseDate({ ...offered, schedule });
  const isRefused = value !== null && checkReleaseDate(value, { ...facts, schedule }).length > 0;
  const issues = isRefused ? checkReleaseDate(value, { ...offered, schedule }) : [];
  const { field, onBlur } = useLiveField('release_date', issues, isWholeDate(value));
  const friday = { key: 'friday', date: findFridayOnOrAfter(earliest) } as const;
  const presets = friday.date === earliest ? [friday] : ([{ key: 'first_day', date: earliest }, friday] as const);
  return (
    <div className="grid gap-3">
      <div className="max-w-xs">
        <DateField
          {...field}
          onBlur={onBlur}
          value={value}
          onChange={(release_date) => change({ release_date })}
          start={earliest}
          min={earliest}
          max={addDays(facts.today, RELEASE_DATE_MAX_DAYS)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ key, date }) => (
          <Button key={key} size="small" aria-pressed={value === date} onClick={() => change({ release_date: date })}>
            {t(`wizard.preset.${key}`, { date: formatDate(date, i18n.language) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
