import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { formatList } from '../../text/format.ts';
import { acceptedExtensions } from './check-file.ts';
import { FileButton } from './file-button.tsx';
import { listSavedSlots, reopenFile } from './file-handle.ts';
import { type InterruptedUpload, matchFiles } from './match-files.ts';
import { startUpload } from './upload-store.ts';

type InterruptedUploadsProps = { uploads: readonly InterruptedUpload[] };

/**
 * Uploads that a reload interrupted, with ways to continue: one tap if the browser saved the files, else choosing them
 * again.
 */
export function InterruptedUploads({ uploads }: InterruptedUploadsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { missed, reopenable, resume, choose } = useContinuing(uploads);
  if (uploads.length === 0) return null;
  const buttons = (
    <span className="flex flex-wrap gap-2">
      {reopenable > 0 && (
        <Button size="small" tone="ink" onClick={() => void resume()}>
          {t('upload.go_on')}
        </Button>
      )}
      <FileButton
        accept={[...new Set(uploads.map(({ upload }) => acceptedExtensions(upload.kind)))].join(',')}
        describedBy={missed === null ? undefined : id}
        onFiles={choose}
      >
        {t('upload.cut.choose', { count: uploads.length })}
      </FileButton>
    </span>
  );
  return (
    <Banner tone="warn" title={t('upload.cut.title', { count: uploads.length })} action={buttons}>
      <p>{t('upload.cut.text')}</p>
      <ul className="mt-1 text-13 text-ink-2">
        {uploads.map(({ slot, upload }) => (
          <li key={slot} className="break-all">
            {upload.filename}
          </li>
        ))}
      </ul>
      {missed !== null && <FieldError id={id}>{t('upload.cut.missed', { names: missed })}</FieldError>}
    </Banner>
  );
}

/** Sends the files that were reopened or chosen again, and remembers the names of the others. */
function useContinuing(uploads: readonly InterruptedUpload[]) {
  const { i18n } = useTranslation();
  const [missed, setMissed] = useState<string | null>(null);
  const saved = useSavedSlots(uploads);
  const reopenable = uploads.filter(({ slot }) => saved.includes(slot));
  const resume = async () => setMissed(formatNames(await reopenAll(reopenable), i18n.language));
  const choose = (files: readonly File[]) => {
    const { matches, others } = matchFiles(uploads, files);
    for (const { interrupted, file } of matches) send(interrupted, file);
    setMissed(
      formatNames(
        others.map(({ name }) => name),
        i18n.language,
      ),
    );
  };
  return { missed, reopenable: reopenable.length, resume, choose };
}

function send({ slot, release_id, upload }: InterruptedUpload, file: File): void {
  startUpload(slot, { file, kind: upload.kind, release_id });
}

/** Reopens and sends all files it can; returns the names of the others. */
async function reopenAll(uploads: readonly InterruptedUpload[]): Promise<string[]> {
  const missed: string[] = [];
  for (const interrupted of uploads) {
    const file = await reopenFile(interrupted.slot);
    if (file === null) missed.push(interrupted.upload.filename);
    else send(interrupted, file);
  }
  return missed;
}

function formatNames(names: readonly string[], language: string): string | null {
  return names.length === 0 ? null : formatList(names, language);
}

function useSavedSlots(uploads: readonly InterruptedUpload[]): readonly string[] {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const key = uploads.map(({ slot }) => slot).join();
  useEffect(() => {
    let isCurrent = true;
    if (key !== '') void listSavedSlots(key.split(',')).then((slots) => isCurrent && setSaved(slots));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return saved;
}
