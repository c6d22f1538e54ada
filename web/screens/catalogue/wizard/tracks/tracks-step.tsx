import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackLimitNote } from '../../../../parts/catalogue/release/track-limit-note.tsx';
import { acceptedExtensions } from '../../../../parts/catalogue/upload/check-file.ts';
import { collectFiles } from '../../../../parts/catalogue/upload/drop-music/collect-files.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileDrop } from '../../../../ui/form/file-drop.tsx';
import { emptyTrack } from '../draft/draft-form.ts';
import { useField } from '../draft/use-field.ts';
import { DropPreview } from '../drop/drop-preview.tsx';
import { DropReport } from '../drop/drop-report.tsx';
import { useDrop } from '../drop/use-drop.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { CsvNote } from './csv-note.tsx';
import { TrackList } from './track-list.tsx';

/** Chooses a whole folder without drag and drop. */
function FolderButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setAttribute('webkitdirectory', ''), []);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('drop.choose_folder')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])].filter(({ name }) => !name.startsWith('.')));
          event.target.value = '';
        }}
      />
    </>
  );
}

export function TracksStep() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const count = useForm((form) => form.tracks.length);
  const addEmpty = () =>
    change(({ tracks, language }) => {
      const disc_number = tracks.at(-1)?.disc_number ?? 1;
      return { tracks: [...tracks, { ...emptyTrack(crypto.randomUUID(), '', language), disc_number }] };
    });
  return (
    <Card
      title={count > 0 ? t('wizard.tracks.count', { count }) : t('wizard.steps.tracks')}
      action={
        <Button size="small" onClick={addEmpty}>
          <Plus size={15} aria-hidden /> {t('wizard.tracks.add_empty')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <TrackList />
        <TrackLimitNote count={count} />
        <TrackDrop />
      </div>
    </Card>
  );
}

/** Creates tracks from files: dropped here, or chosen one by one, by folder or by list. */
function TrackDrop() {
  const { t } = useTranslation();
  const field = useField('tracks');
  const { reading, report, preview, addFiles, apply, chooseReading, cancel } = useDrop();
  const addAll = (files: readonly File[]) => void addFiles(files);
  return (
    <div className="grid gap-4">
      <FileDrop
        id={field.id}
        label={t('wizard.tracks.add_files')}
        hint={`${t('wizard.tracks.hint')} ${t('drop.tracks_hint')}`}
        error={field.error}
        prompt={reading ? t('drop.reading') : t('upload.drop.tracks')}
        accept={`${acceptedExtensions('audio')},${acceptedExtensions('artwork')},.csv,.tsv`}
        multiple
        disabled={reading}
        onFiles={addAll}
        onTransfer={(transfer) => void collectFiles(transfer).then(addFiles)}
      />
      <div className="flex flex-wrap gap-2">
        <FolderButton onFiles={addAll} />
      </div>
      <DropReport report={report} onReading={(encoding) => void chooseReading(encoding)} />
      <CsvNote onFiles={addAll} />
      <DropPreview preview={preview} onApply={apply} onCancel={cancel} />
    </div>
  );
}
