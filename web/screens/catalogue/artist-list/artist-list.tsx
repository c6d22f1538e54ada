import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { BadgeCheck, Lock, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useUser } from '../../../app/session/session.ts';
import { ArtistLimit } from '../../../parts/catalogue/artist/artist-limit.tsx';
import { ArtistPortrait } from '../../../parts/catalogue/artist/artist-portrait.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

export function ArtistList() {
  const { t } = useTranslation();
  const artists = useArtists();
  const { plan } = useUser();
  const total = artists.data?.total ?? 0;
  const isFull = total >= ARTIST_PROFILES_MAX[plan];
  return (
    <div className="grid gap-5">
      <PageTitle actions={total > 0 && <NewArtistLink tone="plain" locked={isFull} />}>
        {total > 0 ? t('artist.count', { count: total }) : t('artist.title')}
      </PageTitle>
      <Card>
        {artists.isPending && <SkeletonRows count={3} />}
        {artists.isError && <LoadFailed error={artists.error} onRetry={() => void artists.refetch()} />}
        {artists.data && total === 0 && (
          <EmptyState title={t('artist.empty.title')} action={<NewArtistLink tone="volt" />}>
            {t('artist.empty.text')}
          </EmptyState>
        )}
        {artists.data && total > 0 && <ArtistTable artists={artists.data.items} />}
      </Card>
      {isFull && <ArtistLimit />}
    </div>
  );
}

// A locked link leads to the same page, which says what unlocks it.
function NewArtistLink({ tone, locked = false }: { tone: 'volt' | 'plain'; locked?: boolean }) {
  const { t } = useTranslation();
  return (
    <Link to="/artists/new" className={buttonClass(tone, 'medium')}>
      {locked ? <Lock size={15} aria-hidden /> : <Plus size={16} aria-hidden />} {t('artist.new')}
    </Link>
  );
}

function ArtistTable({ artists }: { artists: readonly Artist[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<Artist>[] = [
    { key: 'name', title: t('artist.field.name'), cell: (artist) => <ArtistName artist={artist} /> },
    { key: 'type', title: t('artist.field.type'), cell: (artist) => t(`artist.type.${artist.type}`) },
    { key: 'genre', title: t('artist.field.main_genre'), cell: (artist) => t(`genre.${artist.main_genre}`) },
    {
      key: 'followers',
      title: t('artist.followers'),
      numeric: true,
      cell: ({ followers }) => (followers === null ? '–' : formatNumber(followers, i18n.language)),
    },
    { key: 'releases', title: t('artist.releases'), numeric: true, cell: (artist) => artist.release_count },
    {
      key: 'edit',
      title: t('artist.edit_column'),
      hideTitle: true,
      className: 'w-12',
      cell: (artist) => <EditLink artist={artist} />,
    },
  ];
  return (
    <Table
      caption={t('artist.title')}
      columns={columns}
      rows={artists}
      rowKey={(artist) => artist.id}
      density="artwork"
      minWidth="36rem"
    />
  );
}

function ArtistName({ artist }: { artist: Artist }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ArtistPortrait name={artist.name} src={getPicture(artist)} className="size-9" />
      <span className="min-w-0 truncate font-strong">{artist.name}</span>
      {artist.verified && <BadgeCheck size={16} className="shrink-0 text-good" aria-label={t('artist.verified')} />}
    </span>
  );
}

function getPicture({ picture }: Artist): string | null {
  return picture?.state === 'complete' ? imageUrl(picture.id, '300') : null;
}

/** The link that covers the row. */
function EditLink({ artist }: { artist: Artist }) {
  const { t } = useTranslation();
  return (
    <Link
      to={`/artists/${artist.id}/edit`}
      aria-label={t('artist.edit', { name: artist.name })}
      className="grid size-9 place-items-center text-ink-2 after:absolute after:inset-0"
    >
      <Pencil size={16} aria-hidden />
    </Link>
  );
}
