import type { Upload } from '@tangent/contract/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useIssueSentence } from '../issue-sentence.ts';
import { acceptOf, checkArtworkFile, checkFile } from './check-file.ts';
import type { UploadEntry } from './upload-entry.ts';
import { UploadProgress } from './upload-progress.tsx';

type UploadTileProps = {
  kind: UploadKind;
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  /** The file on its way from this browser, if there is one. */
  entry: UploadEntry | undefined;
  /** What the release has in this place. */
  upload: Upload | null;
  onFile: (file: File) => void;
  /** What is shown of a finished file; it brings its own way to replace it. */
  children: ReactNode;
};

/** The place of one file through all its states: empty, on its way, interrupted, failed, or there (SPEC 4). */
export function UploadTile({ kind, id, label, hint, error, entry, upload, onFile, children }: UploadTileProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const [refused, setRefused] = useState<Issue | null>(null);
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const [issue] = kind === 'artwork' ? await checkArtworkFile(file) : checkFile(kind, file);
    setRefused(issue ?? null);
    if (issue === undefined) onFile(file);
  };
  const drop = (prompt: string, problem?: string) => (
    <FileDrop
      id={id}
      label={label}
      hint={hint}
      error={(refused && sentence(refused)) ?? problem ?? error}
      prompt={prompt}
      accept={acceptOf(kind)}
      onFiles={(files) => void choose(files)}
    />
  );

  if (entry && entry.state !== 'complete') return <UploadProgress entry={entry} />;
  if (upload === null) return drop(t(`upload.drop.${kind}`));
  if (upload.state === 'complete') {
    return (
      // A list of problems leads here, whatever the state of the place.
      <div id={id} tabIndex={-1} className="grid gap-4">
        {children}
      </div>
    );
  }
  if (upload.state === 'processing') {
    return (
      <Progress
        label={t('upload.progress_of', { filename: upload.filename })}
        value={null}
        detail={t('upload.state.processing')}
      />
    );
  }
  if (upload.state === 'failed') return drop(t(`upload.drop.${kind}`), failureText(upload, sentence));
  return drop(t('upload.resume', { filename: upload.filename }), t('upload.interrupted'));
}

function failureText(upload: Upload, sentence: (issue: Issue) => string): string {
  const params = upload.failure_params === null ? {} : { params: upload.failure_params };
  return sentence({ code: upload.failure_code ?? 'upload_failed', path: upload.kind, ...params });
}
