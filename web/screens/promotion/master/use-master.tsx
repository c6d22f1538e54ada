import type { Mastering, MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { Download, FileAudio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRelease, useReleases } from '../../../api/catalogue/release.ts';
import { masterDownloadUrl, useMasterInRelease } from '../../../api/promotion/mastering.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatSampleRate, formatSize } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

const DOWNLOADS = ['wav24', 'wav16', 'mp3'] as const;

/** Puts the master into a draft, and its files to download (S2-129). */
export function UseMaster({ project, report }: { project: Mastering; report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('mastering.use.title')} isRegion>
      <div className="grid gap-4">
        <UseInRelease project={project} />
        <ul className="grid">
          {DOWNLOADS.map((name) => (
            <li key={name} className="flex items-center gap-3 border-t border-line py-2 text-13">
              <FileAudio size={16} className="shrink-0" aria-hidden />
              <span className="font-strong">{t(`mastering.file.${name}`)}</span>
              <span className="code ml-auto text-right text-ink-2">
                {name === 'mp3' ? '320 kb/s' : formatSampleRate(report.sample_rate_hz, i18n.language)} ·{' '}
                {formatSize(sizeOf(project, name), i18n.language)}
              </span>
              <a
                href={masterDownloadUrl(project.id, name)}
                download
                aria-label={t('mastering.use.download', { file: t(`mastering.file.${name}`) })}
                className="grid size-9 place-items-center rounded-control border border-line-strong hover:bg-sunken"
              >
                <Download size={16} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function sizeOf({ files }: Mastering, name: string): number {
  return files.find((file) => file.name === name)?.size_bytes ?? 0;
}

function UseInRelease({ project }: { project: Mastering }) {
  const { t } = useTranslation();
  const drafts = useReleases({ sort: 'newest', status: 'draft' });
  const [releaseId, setReleaseId] = useState('');
  const items = drafts.data?.pages.flatMap((page) => page.items) ?? [];
  if (drafts.data && items.length === 0) {
    return (
      <p className="text-13 text-ink-2">
        <Link className="text-link" to="/distributions/new">
          {t('mastering.use.start_release')}
        </Link>{' '}
        {t('mastering.use.no_draft')}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-13 text-ink-2">{t('mastering.use.text')}</p>
      <SelectField
        label={t('mastering.use.release')}
        value={releaseId}
        placeholder={t('mastering.choose.none')}
        options={items.map(({ id, title }) => ({ value: id, label: title || t('release.untitled') }))}
        onChange={(event) => setReleaseId(event.target.value)}
      />
      {releaseId !== '' && <UseInTrack key={releaseId} project={project} releaseId={releaseId} />}
    </div>
  );
}

function UseInTrack({ project, releaseId }: { project: Mastering; releaseId: string }) {
  const { t } = useTranslation();
  const release = useRelease(releaseId, { poll: false });
  const use = useMasterInRelease(project.id);
  const showError = useErrorToast();
  const [chosen, setChosen] = useState('');
  const tracks = release.data?.tracks ?? [];
  // The track that was mastered comes first.
  const own = tracks.find(({ audio }) => audio?.id === project.upload_id) ?? tracks[0];
  const trackId = chosen || own?.id || '';
  if (use.isSuccess) {
    return (
      <Banner tone="good" title={t('mastering.use.done')}>
        <Link className="text-link" to={`/distributions/${releaseId}/edit`}>
          {t('mastering.use.open')}
        </Link>
      </Banner>
    );
  }
  if (release.data && tracks.length === 0) return <p className="text-13 text-ink-2">{t('mastering.use.no_track')}</p>;
  return (
    <>
      <SelectField
        label={t('mastering.choose.track')}
        value={trackId}
        options={tracks.map(({ id, title, position }) => ({ value: id, label: `${position}. ${title}` }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        tone="volt"
        busy={use.isPending}
        disabled={trackId === ''}
        onClick={() => use.mutate({ release_id: releaseId, track_id: trackId }, { onError: showError })}
      >
        {t('mastering.use.action')}
      </Button>
    </>
  );
}
