import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { useTranslation } from 'react-i18next';
import { toDeliveryStage } from '../../../parts/distribution/delivery/delivery-stage.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { findMoneyStep } from './find-money-step.ts';
import { type BandName, listSections } from './list-sections.ts';
import type { Section } from './section-bar.tsx';

type SectionsInput = {
  release: Release;
  calendar: ReleaseCalendar | null;
  deliveries: readonly Delivery[];
  isDelivered: boolean;
};

/** The parts of the page as its index names them, each with its number. */
export function useSections({
  release,
  calendar,
  deliveries,
  isDelivered,
}: SectionsInput): (Section & { id: BandName })[] {
  const { t, i18n } = useTranslation();
  const problems = deliveries.filter((delivery) => toDeliveryStage(delivery) === 'attention').length;
  const money = findMoneyStep(calendar);
  const order = listSections({
    status: release.status,
    hasReasons: release.reopening !== null,
    phase: calendar?.phase ?? null,
    hasMoney: money !== null,
    hasProblem: problems > 0,
  });
  const names: Record<BandName, string> = {
    correct: t('release.band.correct'),
    stores: t('store.stores'),
    link: t('release.band.link'),
    numbers: t('release.band.numbers'),
    money: t(money?.facts.is_first === false ? 'release.first_money.name_next' : 'release.first_money.name_first'),
    details: t('release.band.details'),
    files: t('release.band.files'),
    takedown: t('release.takedown.title'),
  };
  const there = deliveries.filter(({ state }) => state === 'live' || state === 'acknowledged').length;
  const stores = isDelivered
    ? t('release.band.of', { count: there, total: deliveries.length })
    : t('release.band.chosen', { count: release.store_ids.length });
  const facts: Partial<Record<BandName, string | null>> = {
    correct: release.reopening && formatNumber(release.reopening.reasons.length, i18n.language),
    stores: problems > 0 ? t('release.band.problems', { count: problems }) : stores,
    link: calendar?.fans_total ? formatNumber(calendar.fans_total, i18n.language) : null,
    numbers: sayNumbers(
      calendar,
      (day) => t('release.line.day', { day }),
      (date) => t('release.band.from', { date: formatDay(date, i18n.language) }),
    ),
    money: money && formatDay(money.day, i18n.language),
    details: t('release.track_count', { count: release.tracks.length }),
  };
  return order.map((id) => ({ id, name: names[id], fact: facts[id] ?? null, isBad: id === 'stores' && problems > 0 }));
}

function sayNumbers(
  calendar: ReleaseCalendar | null,
  sayDay: (day: number) => string,
  sayFrom: (date: string) => string,
) {
  if (calendar === null) return null;
  if (calendar.phase === 'first_weeks' && calendar.day !== null) return sayDay(calendar.day);
  const { figures_on, today } = calendar;
  return figures_on !== null && figures_on >= today ? sayFrom(figures_on) : null;
}
