import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { buildLrcFile, type LrcFile, lrcFileName, readLrcFile } from './lrc-file.ts';
import { type Timing, timingText } from './tap-timing.ts';

type LyricsFileProps = { track: TrackForm; timing: Timing; onRead: (file: LrcFile) => void };

/** Imports lyrics from a file and exports them, so that existing work can be reused. */
export function LyricsFile({ track, timing, onRead }: LyricsFileProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const readLyricsFile = useReadLyricsFile(track.language, onRead);
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        type="file"
        accept=".lrc,.txt,.srt,.vtt,.sbv,.ass,.ssa,.ttml,text/plain"
        aria-label={t('wizard.lyrics.import')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void readLyricsFile(event)}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        <Upload size={15} aria-hidden /> {t('wizard.lyrics.import')}
      </Button>
      {timing.lines.length > 0 && (
        <Button size="small" onClick={() => saveFile(track, timing)}>
          <Download size={15} aria-hidden /> {t('wizard.lyrics.export')}
        </Button>
      )}
    </div>
  );
}

/** Larger than any lyrics, smaller than a video chosen by mistake. */
const FILE_MAX_BYTES = 500_000;

function useReadLyricsFile(language: string | null, onRead: (file: LrcFile) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  return async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows choosing the same file again after it was corrected.
    currentTarget.value = '';
    if (!file) return;
    const isLarge = file.size > FILE_MAX_BYTES;
    const read = isLarge ? null : await readLrcFile(new Uint8Array(await file.arrayBuffer()), language);
    if (read === null) return toast('bad', t('wizard.lyrics.import_failed'));
    onRead(read);
  };
}

function saveFile(track: TrackForm, timing: Timing): void {
  const text = buildLrcFile(timingText(timing), { title: track.title, artist: getTrackArtist(track, '') });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = lrcFileName(track.title);
  link.click();
  URL.revokeObjectURL(address);
}
