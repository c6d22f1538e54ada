import type { AnalyticsDemographics } from '@tangent/contract/insight/analytics.ts';
import { AUDIENCE_FLOOR } from '@tangent/domain/insight/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsDemographics } from '../../../api/insight/analytics.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { GroupBars } from '../../../ui/charts/group-bars.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { computeTotal } from './largest-group.ts';
import { TabBody } from './tab-body.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

type Group = AnalyticsDemographics['groups'][number];
const GENDERS = ['female', 'male', 'other', 'unknown'] as const;

/** Shows listeners by age and gender; small groups are hidden. */
export function DemographicsTab() {
  const query = useAnalyticsDemographics(useAnalyticsAddress().choice);
  return (
    <TabBody query={query}>
      {({ groups }) =>
        groups.every((group) => computeTotal(group) === null) ? <NoDemographics /> : <Groups groups={groups} />
      }
    </TabBody>
  );
}

function NoDemographics() {
  const { t } = useTranslation();
  return (
    <Card title={t('analytics.listeners_by_age')}>
      <p className="max-w-text leading-relaxed text-ink-2">
        {t('analytics.no_demographics', { floor: AUDIENCE_FLOOR })}
      </p>
    </Card>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  const formatLabel = useListenerLabel();
  return (
    <Card title={t('analytics.listeners_by_age')}>
      <GroupBars
        label={t('analytics.listeners_by_age')}
        series={GENDERS.map((gender) => t(`analytics.gender.${gender}`))}
        groups={groups.filter(isReported).map((group) => ({
          key: group.age_group,
          label: t(`analytics.age.${group.age_group}`),
          values: GENDERS.map((gender) => group[gender].listeners),
          texts: GENDERS.map((gender) => formatLabel(group[gender].listeners)),
        }))}
      />
      <div className="mt-5">
        <GroupTable groups={groups} />
      </div>
      <p className="mt-3 max-w-wide text-xs text-ink-3">
        {t('analytics.about.listeners')} {t('analytics.floor_note', { floor: AUDIENCE_FLOOR })}
      </p>
    </Card>
  );
}

// Listeners of unknown age outnumber every age group: beside them no bar could be compared. The table includes them.
const isReported = ({ age_group }: Group) => age_group !== 'unknown';

function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  const formatLabel = useListenerLabel();
  const genders = GENDERS.map(
    (gender): Column<Group> => ({
      key: gender,
      title: t(`analytics.gender.${gender}`),
      numeric: true,
      cell: (group) => formatLabel(group[gender].listeners),
    }),
  );
  return (
    <Table
      caption={t('analytics.listeners_by_age')}
      columns={[
        {
          key: 'age',
          title: t('analytics.age_title'),
          className: 'whitespace-nowrap',
          cell: ({ age_group }) => t(`analytics.age.${age_group}`),
        },
        ...genders,
        {
          key: 'sum',
          title: t('analytics.total_reported'),
          numeric: true,
          cell: (group) => <span className="font-bold">{formatLabel(computeTotal(group))}</span>,
        },
      ]}
      rows={groups}
      rowKey={({ age_group }) => age_group}
      density="compact"
      minWidth="34rem"
    />
  );
}

function useListenerLabel(): (listeners: number | null) => string {
  const { t, i18n } = useTranslation();
  return (listeners) =>
    listeners === null ? t('analytics.under_floor', { floor: AUDIENCE_FLOOR }) : formatNumber(listeners, i18n.language);
}
