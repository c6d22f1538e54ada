import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { formatSize } from '../../text/format.ts';
import { acceptedExtensions } from './check-file.ts';
import { FileButton } from './file-button.tsx';
import { entryStatus, isEntryUnsent, isFileAtFault, type UploadEntry } from './upload-entry.ts';
import {
  cancelUpload,
  continueUpload,
  pauseUpload,
  resumeAfterSignIn,
  retryUpload,
  startUpload,
} from './upload-store.ts';
import { useFileChoice } from './use-file-choice.ts';

/** A file being uploaded: its progress, the reason for waiting, and the possible actions (S4-026 to S4-031). */
export function UploadProgress({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  if (entry.state === 'complete') return null;
  if (entry.state === 'failed') return <UploadFailure entry={entry} />;
  const showsPercent = entry.state === 'uploading' || (entry.sent_bytes > 0 && isEntryUnsent(entry));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <Progress
            label={t('upload.progress_of', { filename: entry.filename })}
            value={showsPercent ? entry.sent_bytes / entry.size_bytes : null}
            detail={t(`upload.state.${entryStatus(entry)}`)}
          />
        </div>
        {isEntryUnsent(entry) && <SendingButtons entry={entry} />}
      </div>
      <UploadDetail entry={entry} />
      {(entry.waiting === 'connection' || entry.waiting === 'session') && <UploadWaiting waiting={entry.waiting} />}
    </div>
  );
}

function SendingButtons({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  const paused = entry.waiting === 'pause';
  return (
    <span className="flex gap-2">
      <Button size="small" onClick={() => (paused ? continueUpload(entry.slot) : pauseUpload(entry.slot))}>
        {t(paused ? 'upload.go_on' : 'upload.hold')}
      </Button>
      <Button size="small" onClick={() => cancelUpload(entry.slot)}>
        {t('upload.cancel')}
      </Button>
    </span>
  );
}

function UploadDetail({ entry }: { entry: UploadEntry }) {
  const { t, i18n } = useTranslation();
  const [sent, total] = [entry.sent_bytes, entry.size_bytes].map((bytes) => formatSize(bytes, i18n.language));
  return (
    <p className="num truncate text-xs text-ink-3">
      {entry.filename} · {entry.state === 'uploading' ? t('upload.sent_of', { sent, total }) : total}
    </p>
  );
}

function UploadWaiting({ waiting }: { waiting: 'connection' | 'session' }) {
  const { t } = useTranslation();
  if (waiting === 'connection') return <Banner tone="warn" title={t('upload.waiting_connection')} />;
  return (
    <Banner
      tone="warn"
      title={t('error.unauthenticated')}
      action={
        <Button size="small" onClick={() => void resumeAfterSignIn()}>
          {t('navigation.sign_in')}
        </Button>
      }
    >
      {t('upload.waiting_session')}
    </Banner>
  );
}

/** A refused file needs another one; sending the same one again only helps where the way failed. */
function UploadFailure({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const { failure, slot, kind, release_id } = entry;
  const { problem, choose } = useFileChoice(kind, (file) => startUpload(slot, { file, kind, release_id }));
  return (
    <Banner
      tone="bad"
      title={problem ?? (failure === null ? t('error.upload_failed') : sentence(failure))}
      action={
        <span className="flex flex-wrap gap-2">
          {isFileAtFault(entry) ? (
            <FileButton accept={acceptedExtensions(kind)} multiple={false} onFiles={([file]) => choose(file)}>
              {t('upload.choose_another')}
            </FileButton>
          ) : (
            <Button size="small" onClick={() => retryUpload(slot)}>
              {t('upload.retry')}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={() => cancelUpload(slot)}>
            {t('upload.cancel')}
          </Button>
        </span>
      }
    >
      {problem === undefined && <span className="break-all">{entry.filename}</span>}
    </Banner>
  );
}
