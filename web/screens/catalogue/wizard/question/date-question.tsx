import type { Store } from '@tangent/contract/catalogue/store.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { checkReleaseDate, earliestReleaseDate } from '@tangent/domain/catalogue/release/date/check-release-date.ts';
import { type OfferedFriday, offerFridays } from '@tangent/domain/catalogue/release/question/offer-fridays.ts';
import { RELEASE_DATE_MAX_DAYS } from '@tangent/domain/catalogue/release-limits.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../app/session/session.ts';
import { formatDate, formatDay, formatList, formatWeekday } from '../../../../parts/text/format.ts';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { isWholeDate, useLiveField } from '../draft/use-live-field.ts';
import { useOfferedFacts } from '../stores/use-offered-facts.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { QuestionRow } from './question-row.tsx';

const OTHER = 'other';
const DATE_ID = 'question-date-field';
/** More names than this are shown as a number. */
const NAMES_MAX = 2;

/** Offers Fridays with what each means for stores and editors, and any other date that the schedule allows. */
export function DateQuestion({ open, stores }: { open: boolean; stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const date = useForm((form) => form.release_date);
  const fridays = useFridays(stores);
  const describe = useFridayText();
  const [picking, setPicking] = useState(false);
  const isOther = date !== null && !fridays.some((friday) => friday.date === date);
  const isPicking = picking || isOther;
  const schedule = useForm((form) => form.schedule);
  const earliest = earliestReleaseDate({ ...useOfferedFacts(), schedule });
  const choose = (value: string) => {
    if (value === OTHER) return focusAfter(DATE_ID, () => setPicking(true));
    setPicking(false);
    change({ release_date: value });
  };
  return (
    <QuestionRow id="question-date" title={t('sheet.date.title')} hint={t('sheet.date.hint')} open={open}>
      <ChoiceButtons
        label={t('sheet.date.title')}
        choices={[
          ...fridays.map((friday) => ({
            value: friday.date,
            label: formatWeekday(friday.date, i18n.language),
            detail: describe(friday),
            isRisky: friday.late.length + friday.tight.length > 0,
          })),
          {
            value: OTHER,
            label: t('sheet.date.other'),
            detail: t('sheet.date.earliest', { date: formatDay(earliest, i18n.language) }),
          },
        ]}
        value={isPicking ? OTHER : date}
        onChoose={choose}
      />
      {isPicking && <OtherDate earliest={earliest} />}
    </QuestionRow>
  );
}

function useFridays(stores: readonly Store[]): readonly OfferedFriday<Store>[] {
  const { plan } = useUser();
  const facts = useOfferedFacts();
  const schedule = useForm((form) => form.schedule);
  const chosen = useForm((form) => form.store_ids);
  const reached = stores.filter((store) => takesReleases(store) && chosen.includes(store.id));
  return offerFridays({ ...facts, plan, schedule, stores: reached });
}

/** Returns a function that says whom a Friday would leave too little time. */
function useFridayText(): (friday: OfferedFriday<Store>) => string {
  const { t, i18n } = useTranslation();
  return ({ tight, late }) => {
    const [kind, some] = late.length > 0 ? (['late', late] as const) : (['tight', tight] as const);
    if (some.length === 0) return t('sheet.date.safe');
    if (some.length > NAMES_MAX) return t(`sheet.date.${kind}_count`, { count: some.length });
    const names = some.map(({ name }) => name);
    return t(`sheet.date.${kind}`, { stores: formatList(names, i18n.language) });
  };
}

function OtherDate({ earliest }: { earliest: string }) {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const offered = useOfferedFacts();
  const schedule = useForm((form) => form.schedule);
  const value = useForm((form) => form.release_date);
  const issues = value === null ? [] : checkReleaseDate(value, { ...offered, schedule });
  const { field, onBlur } = useLiveField('release_date', issues, isWholeDate(value));
  return (
    <div className="max-w-xs">
      <DateField
        id={DATE_ID}
        label={t('sheet.date.field')}
        hint={t('wizard.earliest', { date: formatDate(earliest, i18n.language) })}
        error={field.error}
        onBlur={onBlur}
        value={value}
        onChange={(release_date) => change({ release_date })}
        start={earliest}
        min={earliest}
        max={addDays(offered.today, RELEASE_DATE_MAX_DAYS)}
      />
    </div>
  );
}
