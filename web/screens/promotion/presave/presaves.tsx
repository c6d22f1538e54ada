import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { usePresaves } from '../../../api/promotion/presave.ts';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import { countFans } from './count-fans.ts';
import { PresavePicture } from './presave-picture.tsx';

/** Lists the pre-save campaigns. Without the plan for new ones it explains them; earlier ones stay readable. */
export function CampaignList() {
  const { t } = useTranslation();
  const isIncluded = useCapability('presave');
  const { data, isPending, isError, error, refetch } = usePresaves();
  // Campaigns that still run stand above those that are over.
  const items = (data?.items ?? []).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  return (
    <div className="grid gap-5">
      <PageTitle below={<p className="max-w-text leading-relaxed">{t('presave.about')}</p>}>
        <Fact items={items} />
      </PageTitle>
      <Upsell capability="presave">
        {items.length > 0 && <p className="max-w-lead text-ink-2">{t('presave.locked')}</p>}
      </Upsell>
      {!isIncluded && data && items.length === 0 && <PresavePicture />}
      {(isIncluded || items.length > 0 || isError) && (
        <Card>
          {isPending && <SkeletonRows count={4} height="52px" />}
          {isError && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {data && items.length === 0 && <NoCampaigns />}
          {items.length > 0 && <CampaignTable items={items} />}
        </Card>
      )}
    </div>
  );
}

function isOver({ phase }: PresaveCampaign): boolean {
  return phase === 'ended' || phase === 'stopped';
}

/** The headline: how many fans wait for release days that are still to come. */
function Fact({ items }: { items: readonly PresaveCampaign[] }) {
  const { t, i18n } = useTranslation();
  const waiting = items
    .filter(({ phase }) => phase === 'running')
    .reduce((total, { fans }) => total + countFans(fans), 0);
  if (waiting === 0) return t('presave.headline.none');
  return t('presave.headline.running', { count: waiting, shown: formatNumber(waiting, i18n.language) });
}

function NoCampaigns() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('presave.empty.title')}
      action={
        <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
          {t('presave.empty.action')}
        </Link>
      }
    >
      {t('presave.empty.text')}
    </EmptyState>
  );
}

function CampaignTable({ items }: { items: readonly PresaveCampaign[] }) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <Table
      caption={t('presave.title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      density="artwork"
      minWidth="56rem"
    />
  );
}

function useColumns(): Column<PresaveCampaign>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    {
      key: 'campaign',
      title: t('presave.column.campaign'),
      cell: ({ id, name, release }) => (
        <span className="flex items-center gap-3">
          <Artwork
            src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '300')}
            alt=""
            className="size-9"
          />
          <Link
            to={APP_PATHS.presave.replace(':id', id)}
            className="font-strong after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </span>
      ),
    },
    { key: 'artist', title: t('presave.column.artist'), cell: ({ artist }) => artist },
    {
      key: 'date',
      title: t('presave.column.release_date'),
      cell: ({ release_date }) => formatDate(release_date, language),
    },
    { key: 'upc', title: t('presave.column.upc'), cell: ({ upc }) => <span className="num">{upc ?? '–'}</span> },
    {
      key: 'fans',
      title: t('presave.column.fans'),
      numeric: true,
      cell: ({ fans }) => formatNumber(countFans(fans), language),
    },
    {
      key: 'link',
      title: t('presave.column.link'),
      cell: ({ link }) =>
        link === null ? (
          t('presave.link.none')
        ) : (
          <span className="relative z-1">
            <CopyButton text={link} label={t('presave.link.copy')} />
          </span>
        ),
    },
    {
      key: 'phase',
      title: t('presave.column.phase'),
      cell: (campaign) => <CampaignPill campaign={campaign} />,
    },
  ];
}
