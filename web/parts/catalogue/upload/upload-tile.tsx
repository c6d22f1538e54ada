import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { formatDuration } from '../../text/format.ts';
import { acceptedExtensions } from './check-file.ts';
import type { UploadEntry } from './upload-entry.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useFileChoice } from './use-file-choice.ts';

type UploadTileProps = {
  kind: UploadKind;
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  /** The upload from this browser, if one is running. */
  entry: UploadEntry | undefined;
  /** The file that the release has in this slot. */
  upload: Upload | null;
  onFile: (file: File) => void;
  /** The content for a finished file; it includes the button to replace it. */
  children: ReactNode;
};

/** The place of one file in all its states: empty, uploading, interrupted, failed, or complete (S4-026 to S4-032). */
export function UploadTile({ entry, upload, children, ...slot }: UploadTileProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  if (entry && entry.state !== 'complete') return <UploadProgress entry={entry} />;
  if (upload === null) return <EmptySlot {...slot} prompt={t(`upload.drop.${slot.kind}`)} />;
  if (upload.state === 'complete') {
    return (
      // The list of issues links here, whatever the state of the slot.
      <div id={slot.id} tabIndex={-1} className="grid gap-4">
        {slot.kind === 'audio' && <CompleteAudio upload={upload} />}
        {children}
        {/* The report of a cover already contains its notes in full. */}
        {slot.kind !== 'artwork' && <FieldNote id={slot.id} />}
      </div>
    );
  }
  if (upload.state === 'processing') {
    const label = t('upload.progress_of', { filename: upload.filename });
    return <Progress label={label} value={null} detail={t('upload.state.processing')} />;
  }
  const failed = upload.state === 'failed';
  const prompt = failed ? t(`upload.drop.${slot.kind}`) : t('upload.resume', { filename: upload.filename });
  const error = failed ? failureText(upload, sentence) : t('upload.interrupted');
  return <EmptySlot {...slot} prompt={prompt} error={error} />;
}

/** Says that a sound file is complete, with the duration that was measured (S4-029). */
function CompleteAudio({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2">
      <StatusPill tone="good">{t('upload.state.complete')}</StatusPill>
      {upload.audio && <span className="code text-ink-2">{formatDuration(upload.audio.duration_ms)}</span>}
    </p>
  );
}

type EmptySlotProps = Omit<UploadTileProps, 'entry' | 'upload' | 'children'> & { prompt: string };

function EmptySlot({ kind, error, onFile, ...texts }: EmptySlotProps) {
  const { problem, choose } = useFileChoice(kind, onFile);
  return (
    <FileDrop
      {...texts}
      error={problem ?? error}
      accept={acceptedExtensions(kind)}
      onFiles={([file]) => choose(file)}
    />
  );
}

function failureText(upload: Upload, sentence: (issue: Issue) => string): string {
  const params = upload.failure_params === null ? {} : { params: upload.failure_params };
  return sentence({ code: upload.failure_code ?? 'upload_failed', path: upload.kind, ...params });
}
