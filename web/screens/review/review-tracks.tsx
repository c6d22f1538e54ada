import type { Track } from '@tangent/contract/release.ts';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../api/review.ts';
import { languageName } from '../../parts/language-options.ts';
import { SoundReport } from '../../parts/sound-report.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';

type ReviewTracksProps = { tracks: readonly Track[]; findings: Review['findings'] };

export function ReviewTracks({ tracks, findings }: ReviewTracksProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('release.track_count', { count: tracks.length })}>
      <ol className="divide-y divide-line">
        {tracks.map((track, index) => (
          <li key={track.id} className="grid gap-3.5 py-5 first:pt-0 last:pb-0">
            <TrackHead track={track} marked={findings.some((finding) => finding.path.startsWith(`tracks.${index}.`))} />
            {track.audio?.audio && (
              <SoundReport uploadId={track.audio.id} title={track.title} facts={track.audio.audio} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function TrackHead({ track, marked }: { track: Track; marked: boolean }) {
  const { t, i18n } = useTranslation();
  const language = track.language === 'zxx' ? t('release.no_words') : languageName(track.language ?? '', i18n.language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="num text-ink-3">{track.position}</span>
      <h3 className="min-w-0 font-[650]">{track.title}</h3>
      <span className="text-13 text-ink-2">
        {t(`release.version.${track.version_type}`)} · {language}
      </span>
      {track.explicit && <StatusPill tone="quiet">{t('release.field.explicit')}</StatusPill>}
      {marked && <StatusPill tone="warn">{t('review.findings.title')}</StatusPill>}
      {track.isrc && <span className="code ml-auto text-ink-2">{track.isrc}</span>}
    </div>
  );
}
