import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { FileAudio, FileText, Image, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { MetadataChanges } from '../../../parts/catalogue/release/metadata-changes.tsx';
import { PackageDownload } from '../../../parts/catalogue/release/package-card.tsx';
import { useTimeline } from '../../../parts/catalogue/release/use-timeline.ts';
import { formatNumber, formatSampleRate, formatSize } from '../../../parts/text/format.ts';
import { ReleaseBand } from './release-band.tsx';

type FilesBandProps = { release: Release; isDelivered: boolean };

/** The history of the release, its changes in stores, and every file of it. */
export function FilesBand({ release, isDelivered }: FilesBandProps) {
  const { t } = useTranslation();
  const canPropose = release.status === 'published' || release.status === 'in_process';
  return (
    <ReleaseBand
      id="files"
      name={t('release.band.files')}
      title={t('release.band.files_fact')}
      text={t('release.package.text')}
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <History release={release} />
        <div className="min-w-0">
          <FileList release={release} />
          <div className="mt-4">
            <PackageDownload release={release} />
          </div>
        </div>
      </div>
      {isDelivered && <MetadataChanges releaseId={release.id} canPropose={canPropose} />}
    </ReleaseBand>
  );
}

/** The steps of the release, the newest first. */
function History({ release }: { release: Release }) {
  const { t } = useTranslation();
  const entries = useTimeline(release, useToday());
  return (
    <ol aria-label={t('release.band.history')} className="min-w-0">
      {entries.toReversed().map(({ key, label, when, state }) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className="grid grid-cols-rail-30 gap-3 border-t border-line py-2 first:border-t-0 first:pt-0"
        >
          <span className="text-13 text-ink-2">{when}</span>
          <b className={state === 'next' ? 'font-soft text-ink-2' : 'font-strong'}>{label}</b>
        </li>
      ))}
    </ol>
  );
}

function FileList({ release }: { release: Release }) {
  const { t, i18n } = useTranslation();
  const { artwork, tracks } = release;
  const audio = tracks.flatMap(({ audio: file }) => (file === null ? [] : [file]));
  const lyrics = tracks.filter((track) => track.lyrics).length;
  const size = (files: readonly Upload[]) =>
    formatSize(
      files.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
      i18n.language,
    );
  const [first] = audio;
  return (
    <ul aria-label={t('release.package.title')}>
      {first && (
        <FileRow
          icon={FileAudio}
          name={audio.length === 1 ? first.filename : t('release.band.audio_files', { count: audio.length })}
          facts={[
            ...(audio.length === 1 && first.audio ? [formatSampleRate(first.audio.sample_rate_hz, i18n.language)] : []),
            size(audio),
          ]}
        />
      )}
      {artwork && (
        <FileRow
          icon={Image}
          name={artwork.filename}
          facts={[
            ...(artwork.artwork ? [`${formatNumber(artwork.artwork.width_px, i18n.language)} px`] : []),
            size([artwork]),
          ]}
        />
      )}
      {lyrics > 0 && (
        <FileRow
          icon={FileText}
          name={t('release.field.lyrics')}
          facts={[t('release.track_count', { count: lyrics })]}
        />
      )}
    </ul>
  );
}

function FileRow({ icon: Icon, name, facts }: { icon: LucideIcon; name: string; facts: readonly string[] }) {
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-t border-line first:border-t-0">
      <Icon size={16} className="shrink-0" aria-hidden />
      <span className="min-w-0 truncate" title={name} dir="auto">
        {name}
      </span>
      <span className="code ml-auto shrink-0 text-ink-2">{facts.join(', ')}</span>
    </li>
  );
}
