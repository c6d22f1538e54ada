import type { AnalyticsCatalog } from '@tangent/contract/insight/release-starts.ts';
import { findShareWord } from '@tangent/domain/share-word.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsCatalog } from '../../../api/insight/analytics.ts';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { Band } from '../../../ui/band.tsx';
import { GrooveRecord } from '../../../ui/charts/groove-record.tsx';
import { SourceBars } from './source-bars.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Shows the releases of a period as the grooves of a record; nothing while a single release says it all. */
export function CatalogBand() {
  const { choice } = useAnalyticsAddress();
  const { data } = useAnalyticsCatalog(choice);
  const isOne = choice.release !== undefined || choice.track !== undefined;
  if (data === undefined || isOne || data.items.length < 2 || (data.items[0]?.streams.value ?? 0) === 0) return null;
  return <Catalog catalog={data} />;
}

type Item = AnalyticsCatalog['items'][number];

function Catalog({ catalog: { items, others } }: { catalog: AnalyticsCatalog }) {
  const { t, i18n } = useTranslation();
  const titleOf = ({ release }: Item) =>
    release === null ? t('royalty.unknown_track') : release.title || t('release.untitled');
  const [first] = items;
  const keyed = items.map((item, index) => ({ ...item, key: item.release?.id ?? `erased ${index}` }));
  const rest =
    others === null
      ? []
      : [
          {
            key: 'others',
            name: t('analytics.catalog.others', {
              count: others.releases,
              number: formatNumber(others.releases, i18n.language),
            }),
            ...others,
          },
        ];
  return (
    <Band
      name={t('analytics.catalog.name')}
      title={first && <CatalogFact title={titleOf(first)} items={items} others={others} />}
      text={t('analytics.catalog.text')}
    >
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-6 md:max-lg:grid-cols-rail-72 xl:grid-cols-rail-72">
        <GrooveRecord
          className="mx-auto w-full max-w-72"
          grooves={[
            ...keyed
              .filter(({ streams }) => streams.value > 0)
              .toSorted(newestFirst)
              .map(({ key, streams }) => ({ key, value: streams.value, isMain: key === keyed[0]?.key })),
            ...rest.map(({ key, streams }) => ({ key, value: streams.value, isMain: false })),
          ]}
        />
        <SourceBars
          label={t('analytics.catalog.name')}
          rows={[...keyed.map((item) => ({ ...item, name: titleOf(item) })), ...rest]}
        />
      </div>
    </Band>
  );
}

const newestFirst = (a: Item, b: Item) => ((a.release?.live_date ?? '') < (b.release?.live_date ?? '') ? 1 : -1);

type FactProps = { title: string; items: readonly Item[]; others: AnalyticsCatalog['others'] };

/** Says how much of everything the first release is. */
function CatalogFact({ title, items, others }: FactProps) {
  const { t, i18n } = useTranslation();
  const all = items.reduce((sum, { streams }) => sum + streams.value, others?.streams.value ?? 0);
  const share = (items[0]?.streams.value ?? 0) / all;
  return t(`analytics.catalog.${findShareWord(share)}`, {
    title,
    share: formatShare(Math.round(share * 10_000), i18n.language, 0),
  });
}
