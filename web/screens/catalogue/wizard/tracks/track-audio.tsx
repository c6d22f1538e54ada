import { checkTrackAudio } from '@tangent/domain/catalogue/release/check-audio.ts';
import { useTranslation } from 'react-i18next';
import { RecordingMatches } from '../../../../parts/catalogue/release/recording-matches.tsx';
import { SoundReport } from '../../../../parts/catalogue/upload/sound-report.tsx';
import { startUpload } from '../../../../parts/catalogue/upload/upload-store.ts';
import { UploadTile } from '../../../../parts/catalogue/upload/upload-tile.tsx';
import { trackSlot } from '../../../../parts/catalogue/upload/use-uploads.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { sendDraftFile } from '../draft/send-draft-file.ts';
import { useField } from '../draft/use-field.ts';
import { FlaggedMark } from '../submit/flagged-mark.tsx';
import { useDraftState, useTrackUpload, useWizardActions } from '../wizard-context.ts';
import { ReplaceFile } from './replace-file.tsx';

/** Shows the audio of a track: its upload, or the results of its analysis. */
export function TrackAudio({ track, index }: { track: TrackForm; index: number }) {
  const { t } = useTranslation();
  const { store, trySave } = useWizardActions();
  const toast = useToast();
  const field = useField(`tracks.${index}.audio`);
  const entry = useTrackUpload(track.id);
  const start = async (file: File) => {
    if (store.read().form.artist_id === null) {
      sendDraftFile(store, track.id, file);
      return toast('info', t('drop.held_track', { name: file.name }));
    }
    const release = await trySave();
    if (release) startUpload(trackSlot(release.id, track.id), { file, kind: 'audio', release_id: release.id });
  };
  return (
    <UploadTile
      kind="audio"
      {...field}
      hint={t('wizard.tracks.audio_hint')}
      entry={entry}
      upload={track.audio}
      onFile={(file) => void start(file)}
    >
      <div className="grid gap-4 rounded-control bg-sunken p-4">
        <AudioReport track={track} />
        <FlaggedMark path={`tracks.${index}.audio`} />
        <ReplaceFile kind="audio" onFile={(file) => void start(file)} />
      </div>
    </UploadTile>
  );
}

/** Shows findings that block a submission immediately, since a new title alone may resolve them. */
function AudioReport({ track }: { track: TrackForm }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const releaseId = useDraftState((state) => state.release?.id);
  const { audio } = track;
  if (!audio?.audio) return null;
  const title = track.title.trim() || t('release.untitled');
  const issues = checkTrackAudio(track.title, audio.audio);
  return (
    <>
      <p className="text-13 break-all text-ink-2">{audio.filename}</p>
      <SoundReport uploadId={audio.id} title={title} facts={audio.audio}>
        {issues.map((issue) => (
          <FieldError key={issue.code} id={`${audio.id}-${issue.code}`}>
            {sentence(issue, { title })}
          </FieldError>
        ))}
      </SoundReport>
      {releaseId !== undefined && <RecordingMatches uploadId={audio.id} trackId={track.id} releaseId={releaseId} />}
    </>
  );
}
