import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { buildCalendar } from '@tangent/domain/promotion/presave/build-calendar.ts';
import type { TFunction } from 'i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { findMoneyStep } from './find-money-step.ts';

type DatesFile = {
  readonly t: TFunction;
  readonly language: string;
  readonly calendar: ReleaseCalendar;
  readonly title: string;
  readonly product: string;
  /** The address of the release's page in the product. */
  readonly address: string;
  readonly now: Date;
};

const MINUTE_MS = 60_000;

/**
 * Builds a calendar file with the dates of a release that lie ahead: deadlines of editors, release day, first figures and
 * first money. Each date has the same UID in every file, so that a later file moves the entries of an earlier one.
 */
export function buildDatesFile({ t, language, calendar, title, product, address, now }: DatesFile): string {
  const host = new URL(address).hostname;
  const changed_at = now.toISOString();
  // It only has to grow from one file to the next.
  const sequence = Math.floor(now.getTime() / MINUTE_MS);
  return buildCalendar(
    product,
    listDates(t, language, calendar, title).map(({ key, date, name }) => ({
      uid: `release-${calendar.release_id}-${key}@${host}`,
      sequence,
      date,
      title: name,
      text: address,
      address,
      is_cancelled: false,
      changed_at,
    })),
  );
}

type NamedDate = { readonly key: string; readonly date: CalendarDate; readonly name: string };

function listDates(t: TFunction, language: string, calendar: ReleaseCalendar, title: string): NamedDate[] {
  const { marks, figures_on, today } = calendar;
  const money = findMoneyStep(calendar);
  const own = marks.flatMap(({ kind, day, store, is_done, is_missed }): NamedDate[] => {
    if (is_done || is_missed) return [];
    if (kind === 'release_day') return [{ key: 'out', date: day, name: t('calendar.file.release_day', { title }) }];
    if (kind !== 'editors' || store === null) return [];
    const name = t('calendar.file.editors', { title, store: store.name });
    return [{ key: `editors-${store.id}`, date: day, name }];
  });
  const dates = [
    ...own,
    ...(figures_on === null ? [] : [{ key: 'figures', date: figures_on, name: t('calendar.file.figures', { title }) }]),
    ...(money === null
      ? []
      : [
          {
            key: `money-${money.facts.period}`,
            date: money.day,
            name: t('calendar.file.money', { title, month: formatPeriod(money.facts.period, language) }),
          },
        ]),
  ];
  return dates.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1));
}
