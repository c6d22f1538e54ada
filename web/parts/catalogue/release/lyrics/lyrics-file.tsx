import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import {
  exportLyrics,
  LYRICS_EXPORTS,
  type LyricsExport,
} from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { type LrcFile, lyricsFileName, readLrcFile } from './lrc-file.ts';
import type { LyricsTrack } from './lyrics-part.ts';
import { type Timing, timingText } from './tap-timing.ts';

type LyricsFileProps = { track: LyricsTrack; timing: Timing; onRead: (file: LrcFile) => void };

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
        <Menu
          label={t('wizard.lyrics.export')}
          align="start"
          triggerClass="h-8 px-3 text-13 font-strong ring-1 ring-line-strong ring-inset"
          trigger={
            <>
              <Download size={15} aria-hidden /> {t('wizard.lyrics.export')}
            </>
          }
        >
          {EXPORTS.map((wanted) => (
            <MenuItem key={wanted} onSelect={() => saveFile(track, timing, wanted)}>
              {t(`wizard.lyrics.export_as.${wanted}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

const EXPORTS = Object.keys(LYRICS_EXPORTS) as readonly LyricsExport[];

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

function listSongwriters({ composer_name, contributors }: LyricsTrack): string[] {
  const writers = contributors.filter(({ role }) => role === 'composer' || role === 'lyricist' || role === 'writer');
  const names = [composer_name ?? '', ...writers.map(({ name }) => name)].map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

function saveFile(track: LyricsTrack, timing: Timing, wanted: LyricsExport): void {
  const facts = {
    title: track.title,
    artist: getTrackArtist(track, ''),
    songwriters: listSongwriters(track),
    language: track.language ?? 'und',
    duration_ms: track.audio?.audio?.duration_ms ?? 0,
  };
  const text = exportLyrics(timingText(timing), facts, wanted);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = lyricsFileName(track.title, wanted);
  link.click();
  URL.revokeObjectURL(address);
}
