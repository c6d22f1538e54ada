import type { SmartLink } from '@tangent/contract/promotion/smartlink.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useSmartLinks } from '../../../api/promotion/smartlink.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { LinkCards } from './link-cards.tsx';
import { LinkSwitch } from './link-switch.tsx';

/** The smart links of the account: one for each release that is or was in stores. */
export function SmartLinkList() {
  const { t, i18n } = useTranslation();
  const links = useSmartLinks();
  const first = links.data?.pages[0];
  const items = links.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-5">
      <PageTitle above={<Breadcrumb />}>
        {first && first.total > 0
          ? t('smartlink.list.fact', { count: first.clicks, shown: formatNumber(first.clicks, i18n.language) })
          : t('smartlink.title')}
      </PageTitle>
      <Card>
        {links.isPending && <SkeletonRows count={4} height="52px" />}
        {links.isError && !links.data && <LoadFailed error={links.error} onRetry={() => void links.refetch()} />}
        {first?.total === 0 && <NoLinks />}
        {items.length > 0 && (
          <>
            {first?.has_published === false && <p className="mb-3 text-ink-2">{t('smartlink.list.nothing_live')}</p>}
            <LinkTable links={items} />
            <LinkCards links={items} />
          </>
        )}
        {first && first.total > 0 && (
          <LoadMore
            shown={t('smartlink.list.shown', { shown: items.length, total: first.total })}
            more={links.hasNextPage && t('smartlink.list.more')}
            busy={links.isFetchingNextPage}
            onMore={() => void links.fetchNextPage()}
          />
        )}
      </Card>
    </div>
  );
}

function Breadcrumb() {
  const { t } = useTranslation();
  return (
    <Link to={APP_PATHS.tools} className="hover:underline">
      {t('tools.title')}
    </Link>
  );
}

function NoLinks() {
  const { t } = useTranslation();
  const action = (
    <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
      <Plus size={16} aria-hidden /> {t('navigation.new_release')}
    </Link>
  );
  return (
    <EmptyState title={t('smartlink.list.empty.title')} action={action}>
      {t('smartlink.list.empty.text')}
    </EmptyState>
  );
}

/** Shows the links on wide screens. */
function LinkTable({ links }: { links: readonly SmartLink[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<SmartLink>[] = [
    { key: 'release', title: t('smartlink.column.release'), cell: (link) => <ReleaseCell link={link} /> },
    {
      key: 'status',
      title: t('smartlink.column.status'),
      cell: ({ status }) => (
        <StatusPill tone={status === 'active' ? 'live' : 'quiet'}>{t(`smartlink.status.${status}`)}</StatusPill>
      ),
    },
    {
      key: 'stores',
      title: t('smartlink.column.stores'),
      numeric: true,
      cell: ({ live_store_count }) => live_store_count,
    },
    ...(['views', 'clicks'] as const).map((name) => ({
      key: name,
      title: t(`smartlink.column.${name}`),
      numeric: true,
      cell: (link: SmartLink) => (
        <>
          {formatNumber(link[name], i18n.language)}
          {link.open[name] > 0 && (
            <span className="block text-xs text-ink-2">
              {t('smartlink.today', { number: formatNumber(link.open[name], i18n.language) })}
            </span>
          )}
        </>
      ),
    })),
    {
      key: 'switch',
      title: t('smartlink.column.switch'),
      hideTitle: true,
      cell: (link) => (
        <span className="relative z-1 inline-block align-middle">
          <LinkSwitch link={link} />
        </span>
      ),
    },
    { key: 'copy', title: t('smartlink.copy'), hideTitle: true, cell: (link) => <CopyCell link={link} /> },
  ];
  return (
    <div className="max-md:hidden">
      <Table
        caption={t('smartlink.title')}
        columns={columns}
        rows={links}
        rowKey={({ id }) => id}
        density="artwork"
        minWidth="46rem"
      />
    </div>
  );
}

function ReleaseCell({ link }: { link: SmartLink }) {
  const path = APP_PATHS.smart_link.replace(':id', link.id);
  const image = link.artwork_upload_id === null ? null : imageUrl(link.artwork_upload_id, '300');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Artwork src={image} alt="" className="size-9" />
      <span className="min-w-0">
        <Link to={path} className="block max-w-72 truncate font-strong after:absolute after:inset-0">
          {link.title} {link.version_title}
        </Link>
        <span className="code block max-w-72 truncate text-ink-3">/release/{link.key}</span>
      </span>
    </span>
  );
}

// Above the link that covers the row.
function CopyCell({ link }: { link: SmartLink }) {
  const { t } = useTranslation();
  return (
    <span className="relative z-1">
      <CopyButton text={link.link} label={t('smartlink.copy')} />
    </span>
  );
}
