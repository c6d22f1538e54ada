import type { Issue } from '@tangent/domain/issue.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { acceptOf, checkFile } from '../../parts/upload/check-file.ts';
import { explainTooLarge } from '../../parts/upload/explain-too-large.ts';
import { startUpload } from '../../parts/upload/upload-store.ts';
import { trackSlot } from '../../parts/upload/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { emptyTrack } from './draft-form.ts';
import { titleOfFile } from './edit-tracks.ts';
import { TrackList } from './track-list.tsx';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function TracksStep() {
  const { t } = useTranslation();
  const { draft } = useWizard();
  const field = useField('tracks');
  const { refused, take } = useDroppedFiles();
  const { form, change } = draft;
  const addEmpty = () =>
    change(({ tracks, language }) => ({ tracks: [...tracks, emptyTrack(crypto.randomUUID(), '', language)] }));

  return (
    <Card
      title={
        form.tracks.length > 0 ? t('wizard.tracks.count', { count: form.tracks.length }) : t('wizard.steps.tracks')
      }
      action={
        <Button size="small" onClick={addEmpty}>
          <Plus size={15} aria-hidden /> {t('wizard.tracks.add_empty')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <TrackList />
        <FileDrop
          id={field.id}
          label={t('wizard.tracks.add_files')}
          hint={t('wizard.tracks.hint')}
          error={field.error}
          prompt={t('upload.drop.tracks')}
          accept={acceptOf('audio')}
          multiple
          onFiles={(files) => void take(files)}
        />
        <RefusedFiles refused={refused} />
      </div>
    </Card>
  );
}

type RefusedFile = { readonly name: string; readonly issue: Issue };

/** Of the files dropped at once the good ones become tracks, the others are told by name. */
function useDroppedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const addFiles = useAddFiles();
  const take = async (files: readonly File[]) => {
    const check = async (file: File) => ({ file, issue: await explainTooLarge(checkFile('audio', file)[0], file) });
    const checked = await Promise.all(files.map(check));
    setRefused(checked.flatMap(({ file, issue }) => (issue ? [{ name: file.name, issue }] : [])));
    const good = checked.filter(({ issue }) => issue === undefined).map(({ file }) => file);
    if (good.length > 0) void addFiles(good);
  };
  return { refused, take };
}

function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const sentence = useIssueSentence();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1.5">
      {refused.map(({ name, issue }) => (
        <FieldError key={name} id={`refused-${name}`}>
          <span className="break-all">{name}</span>: {sentence(issue)}
        </FieldError>
      ))}
    </div>
  );
}

/** One track per file, named after it; the draft is saved first, since a file is sent for a release the server knows. */
function useAddFiles(): (files: readonly File[]) => Promise<void> {
  const { draft, trySave } = useWizard();
  return async (files) => {
    const added = files.map((file) => ({ file, id: crypto.randomUUID() }));
    draft.change(({ tracks, language }) => ({
      tracks: [...tracks, ...added.map(({ file, id }) => emptyTrack(id, titleOfFile(file.name), language))],
    }));
    const release = await trySave();
    if (release === null) return;
    for (const { file, id } of added) {
      startUpload(trackSlot(release.id, id), { file, kind: 'audio', release_id: release.id });
    }
  };
}
