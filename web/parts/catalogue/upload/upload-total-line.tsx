import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { formatSize, formatUnit } from '../../text/format.ts';
import { estimateRemainingMs, readSamples } from './sending-speed.ts';
import type { UploadEntry } from './upload-entry.ts';
import { continueUpload, pauseUpload } from './upload-store.ts';
import { computeTotal, roundRemainingTime, type UploadTotal } from './upload-total.ts';

/** All uploads of a release in one line: the progress, the remaining time, and a button to pause all of them. */
export function UploadTotalLine({ entries }: { entries: ReadonlyMap<string, UploadEntry> }) {
  const { t } = useTranslation();
  const total = computeTotal(entries.values());
  const sentence = useTotalSentence();
  if (total === null) return null;
  const all = (action: (slot: string) => void) => {
    for (const slot of entries.keys()) action(slot);
  };
  return (
    <section
      aria-label={t('upload.total.label')}
      className="flex flex-wrap items-end gap-3 rounded-card bg-surface p-4 ring-1 ring-line ring-inset"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Progress
          label={t('upload.total.label')}
          value={total.total_bytes === 0 ? null : total.sent_bytes / total.total_bytes}
          detail={sentence(total)}
        />
      </div>
      {total.going > 0 && (
        <Button size="small" onClick={() => all(pauseUpload)}>
          {t('upload.total.hold')}
        </Button>
      )}
      {total.paused > 0 && (
        <Button size="small" onClick={() => all(continueUpload)}>
          {t('upload.total.go_on')}
        </Button>
      )}
    </section>
  );
}

function useTotalSentence(): (total: UploadTotal) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (total) => {
    const parts = [
      t('upload.total.files', { done: total.sent_files, count: total.files }),
      t('upload.sent_of', {
        sent: formatSize(total.sent_bytes, language),
        total: formatSize(total.total_bytes, language),
      }),
    ];
    const restMs = total.going > 0 ? estimateRemainingMs(readSamples(), total.total_bytes - total.sent_bytes) : null;
    if (restMs !== null) {
      const { value, unit } = roundRemainingTime(restMs);
      parts.push(t('upload.total.rest', { time: formatUnit(value, unit, language) }));
    }
    return parts.join(' · ');
  };
}
