import type { UploadMatch } from '@tangent/contract/catalogue/upload.ts';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUploadMatches } from '../../../api/catalogue/upload.ts';

/** Three matches are enough, even for a song on ten releases. */
const MATCHES_SHOWN = 3;

type RecordingMatchesProps = { uploadId: string; trackId: string; releaseId: string };

/** Lists where this account already has the recording of a track; empty when it is new. */
export function RecordingMatches({ uploadId, trackId, releaseId }: RecordingMatchesProps) {
  const { t } = useTranslation();
  const { data } = useUploadMatches(uploadId);
  const others = data?.items.filter(({ track_id }) => track_id !== trackId) ?? [];
  if (others.length === 0) return null;
  const isNear = ({ release_id }: UploadMatch) => Number(release_id === releaseId);
  const shown = others.toSorted((a, b) => isNear(b) - isNear(a)).slice(0, MATCHES_SHOWN);
  const describe = ({ release_id, release_title, position }: UploadMatch) =>
    release_id === releaseId
      ? t('audio.match.this_release', { position })
      : t('audio.match.other_release', { position, release: release_title.trim() || t('release.untitled') });
  return (
    <div className="grid grid-cols-start-fill gap-x-2 text-13">
      <Copy size={15} className="mt-0.5 text-ink-2" aria-hidden />
      <div className="grid gap-1">
        {shown.map((match) => (
          <p key={match.track_id} className="font-strong">
            {describe(match)}
          </p>
        ))}
        <p className="text-ink-2">{t('audio.match.what_to_do')}</p>
      </div>
    </div>
  );
}
