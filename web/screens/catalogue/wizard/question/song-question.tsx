import { checkTrackTitle } from '@tangent/domain/catalogue/release/check-title.ts';
import { repairTitle } from '@tangent/domain/catalogue/release/question/repair-title.ts';
import { VERSION_TYPES, type VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { previewUrl } from '../../../../api/catalogue/upload-urls.ts';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { acceptedExtensions } from '../../../../parts/catalogue/upload/check-file.ts';
import { collectFiles } from '../../../../parts/catalogue/upload/drop-music/collect-files.ts';
import { usePlayer } from '../../../../parts/catalogue/upload/use-player.ts';
import { WaveformPlayer } from '../../../../parts/catalogue/upload/waveform-player.tsx';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { FileDrop } from '../../../../ui/form/file-drop.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { DropPreview } from '../drop/drop-preview.tsx';
import { DropReport } from '../drop/drop-report.tsx';
import { useDrop } from '../drop/use-drop.ts';
import { useStyleFindingsAt } from '../style/style-findings-store.ts';
import { StyleHints } from '../style/style-hints.tsx';
import { changeTrack, useTrackUpdate } from '../tracks/track-edit.ts';
import { chooseVersion } from '../tracks/track-essentials.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { QuestionRow } from './question-row.tsx';
import { SongLanguage } from './song-language.tsx';
import { SongTitles } from './song-titles.tsx';

const TITLE_ID = 'question-title';

/** Asks for the music: the file, then its title and version. Several songs are listed with what each still needs. */
export function SongQuestion({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const count = useForm((form) => form.tracks.length);
  const isLanguageOpen = useForm((form) => form.tracks.length > 0 && form.language === null);
  const only = useForm(({ tracks }) => (tracks.length === 1 ? tracks[0] : undefined));
  return (
    <QuestionRow
      id="question-song"
      title={t(count > 1 ? 'sheet.song.title_plural' : 'sheet.song.title')}
      hint={t('sheet.song.hint')}
      open={open || isLanguageOpen}
    >
      {count === 0 && <SongDrop />}
      {only && <Song track={only} />}
      {count > 1 && <SongTitles />}
      {count > 0 && <SongLanguage />}
    </QuestionRow>
  );
}

function SongDrop() {
  const { t } = useTranslation();
  const { reading, report, preview, addFiles, apply, chooseReading, cancel } = useDrop();
  return (
    <>
      <FileDrop
        label={t('sheet.song.drop')}
        prompt={reading ? t('drop.reading') : t('sheet.song.prompt')}
        accept={`${acceptedExtensions('audio')},${acceptedExtensions('artwork')}`}
        multiple
        disabled={reading}
        onFiles={(files) => void addFiles(files)}
        onTransfer={(transfer) => void collectFiles(transfer).then(addFiles)}
      />
      <DropReport report={report} onReading={(encoding) => void chooseReading(encoding)} />
      <DropPreview preview={preview} onApply={apply} onCancel={cancel} />
    </>
  );
}

function Song({ track }: { track: TrackForm }) {
  const { t } = useTranslation();
  const update = useTrackUpdate(track.id);
  return (
    <>
      {track.audio?.audio && <SongPlayer track={track} />}
      <div className="grid gap-3 sm:grid-cols-aside-44">
        <SongTitle track={track} />
        <SelectField
          label={t('sheet.song.version')}
          options={VERSION_TYPES.map((value) => ({ value, label: t(`release.version.${value}`) }))}
          value={track.version_type}
          onChange={(event) => update(chooseVersion(event.target.value as VersionType))}
        />
      </div>
      <TitleNotes track={track} />
    </>
  );
}

function SongPlayer({ track: { title, audio } }: { track: TrackForm }) {
  const player = usePlayer(previewUrl(audio?.id ?? ''));
  if (!audio?.audio) return null;
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <WaveformPlayer
        uploadId={audio.id}
        title={title.trim() || audio.filename}
        durationMs={audio.audio.duration_ms}
        marks={[]}
        player={player}
      />
    </div>
  );
}

/** The title of the only song is that of its release too, until the release has one of its own. */
function useTitleChange(track: TrackForm): (title: string) => void {
  const { change } = useWizardActions();
  return (title) =>
    change((form) => {
      const isShared = form.title.trim() === '' || form.title === track.title;
      return { ...changeTrack(form, track.id, { title }), ...(isShared ? { title } : {}) };
    });
}

function SongTitle({ track }: { track: TrackForm }) {
  const { t } = useTranslation();
  const setTitle = useTitleChange(track);
  const refused = track.title === '' ? [] : checkTrackTitle(track.title);
  const { field, onBlur } = useLiveField('tracks.0.title', refused);
  return (
    <TextField
      id={TITLE_ID}
      label={t('sheet.song.field')}
      dir="auto"
      error={field.error}
      value={track.title}
      onBlur={onBlur}
      onChange={(event) => setTitle(event.target.value)}
      autoComplete="off"
    />
  );
}

/** The remarks of stores on the title, each with its repair. */
function TitleNotes({ track }: { track: TrackForm }) {
  const { t } = useTranslation();
  const setTitle = useTitleChange(track);
  const findings = useStyleFindingsAt(fieldId('tracks.0.title'));
  const repaired = repairTitle(track.title);
  return (
    <div className="grid gap-2 empty:hidden">
      {repaired !== null && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => focusAfter(TITLE_ID, () => setTitle(repaired))}
        >
          {t('sheet.song.use', { title: repaired })}
        </Button>
      )}
      {findings.length > 0 && <StyleHints findings={findings} />}
    </div>
  );
}
