import type { Track } from '@tangent/contract/release.ts';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../parts/format.ts';
import { Card } from '../../ui/card.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { type Column, Table } from '../../ui/table.tsx';

export function TrackTable({ tracks }: { tracks: readonly Track[] }) {
  const { t } = useTranslation();
  const columns: Column<Track>[] = [
    { key: 'number', title: '#', className: 'num w-8 text-ink-3', cell: (track) => track.position },
    { key: 'title', title: t('release.field.title'), cell: (track) => <TrackName track={track} /> },
    {
      key: 'isrc',
      title: 'ISRC',
      cell: (track) => <span className="code whitespace-nowrap text-ink-2">{track.isrc ?? '–'}</span>,
    },
    {
      key: 'duration',
      title: t('upload.fact.duration'),
      numeric: true,
      cell: (track) => (track.audio?.audio ? formatDuration(track.audio.audio.duration_ms) : '–'),
    },
  ];
  return (
    <Card title={t('release.track_count', { count: tracks.length })}>
      {tracks.length === 0 ? (
        <p className="text-ink-2">{t('release.no_tracks')}</p>
      ) : (
        <Table
          caption={t('release.track_count', { count: tracks.length })}
          columns={columns}
          rows={tracks}
          rowKey={(track) => track.id}
          minWidth="26rem"
        />
      )}
    </Card>
  );
}

function TrackName({ track }: { track: Track }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="font-[600]">{track.title || t('release.untitled')}</span>
      {track.version_type !== 'original' && (
        <span className="text-ink-2">{t(`release.version.${track.version_type}`)}</span>
      )}
      {track.explicit && <StatusPill tone="quiet">{t('release.field.explicit')}</StatusPill>}
    </span>
  );
}
