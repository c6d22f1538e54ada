import type { Release } from '@tangent/contract/catalogue/release.ts';
import { listOtherStarts } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { useOpeningText } from '../../../parts/catalogue/release/use-opening-text.ts';
import { useReleaseFacts } from '../../../parts/catalogue/release/use-release-facts.tsx';
import { type Fact, FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

/** Shows every field of the release, its dates and its id (S2-098, S3-037 to S3-058). */
export function OverviewCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  const dates = useDateFacts(release);
  const basics = useReleaseFacts(release);
  const id: Fact = {
    key: 'id',
    name: t('release.fact.release_id'),
    wide: true,
    value: <span className="code break-all">{release.id}</span>,
  };
  return (
    <Card title={t('release.overview')}>
      <FactList facts={[...basics, ...dates, id]} />
    </Card>
  );
}

/** Says when stores open the release, and how many of its stores do so otherwise (A-197). */
function useOpening(release: Release): string {
  const { t } = useTranslation();
  const text = useOpeningText()(release);
  const stores = useStores().data?.items ?? [];
  const reached = stores.filter(({ id, connected }) => connected && release.store_ids.includes(id));
  const others = listOtherStarts(reached, release.release_opening).length;
  return others === 0 ? text : `${text}. ${t(`wizard.opening.${release.release_opening}_others`, { count: others })}`;
}

function useDateFacts(release: Release): Fact[] {
  const { t, i18n } = useTranslation();
  const date = (value: string | null) => (value === null ? '–' : formatDate(value, i18n.language));
  const openingText = useOpening(release);
  const presave = release.presave_enabled ? date(release.presave_date) : t('release.no');
  const takedown = [
    { key: 'takedown_requested', value: release.takedown?.requested_at ?? null },
    { key: 'removed_on', value: release.takedown?.removed_at ?? null },
  ] as const;
  return [
    { key: 'release_date', name: t('release.field.release_date'), value: date(release.release_date) },
    { key: 'release_opening', name: t('release.field.release_opening'), value: openingText },
    { key: 'schedule', name: t('release.field.schedule'), value: t(`wizard.schedule.${release.schedule}`) },
    { key: 'presave', name: t('release.field.presave_enabled'), value: presave },
    { key: 'submitted_on', name: t('release.fact.submitted_on'), value: date(release.submitted_on) },
    { key: 'live_date', name: t('release.fact.live_date'), value: date(release.live_date) },
    { key: 'created_at', name: t('release.fact.created_at'), value: date(release.created_at) },
    {
      key: 'stores',
      name: t('release.fact.stores'),
      value: formatNumber(release.store_ids.length, i18n.language),
    },
    // Left out for a release without a takedown.
    ...takedown
      .filter(({ value }) => value !== null)
      .map(({ key, value }) => ({ key, name: t(`release.fact.${key}`), value: date(value) })),
  ];
}
