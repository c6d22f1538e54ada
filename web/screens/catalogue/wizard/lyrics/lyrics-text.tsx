import { checkLyricsText, measureLyrics } from '@tangent/domain/catalogue/release/lyrics/check-lyrics.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { LYRICS_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { formatNumber } from '../../../../parts/text/format.ts';
import { TextareaField } from '../../../../ui/form/textarea-field.tsx';
import { useLiveField } from '../draft/use-live-field.ts';
import type { TrackPart } from '../tracks/track-edit.ts';
import type { LyricsReading } from './lyrics-notes.tsx';
import { pasteLyrics } from './paste-lyrics.ts';

export type LyricsPart = TrackPart & { readonly onRead: (reading: LyricsReading) => void };

/** Edits the lyrics as plain text. A text that is too long or cannot be read is kept, and the field says so at once. */
export function LyricsText({ track, index, update, onRead }: LyricsPart) {
  const { t, i18n } = useTranslation();
  const path = `tracks.${index}.lyrics`;
  const text = track.lyrics ?? '';
  const count = measureLyrics(text);
  const { field } = useLiveField(path, checkLyricsText(text, path), true);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <TextareaField
      {...field}
      rows={8}
      className="max-h-128 min-h-40"
      hint={t(track.lyrics_synchronized ? 'wizard.lyrics.lrc_count' : 'wizard.lyrics.count', {
        number: number(count),
        max: number(LYRICS_MAX_CHARS),
      })}
      lang={track.language === null || track.language === 'zxx' ? undefined : track.language}
      spellCheck={!track.lyrics_synchronized}
      value={text}
      onPaste={usePaste({ track, update, onRead })}
      onChange={({ target }) => {
        update({ lyrics: target.value || null });
        noteMarks(target.value, onRead);
      }}
    />
  );
}

/** Pastes text with times or other marks as a file of the same text is read. */
function usePaste({ track, update, onRead }: Pick<LyricsPart, 'track' | 'update' | 'onRead'>) {
  const isIncluded = useCapability('synchronized_lyrics');
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const is_synchronized = track.lyrics_synchronized || null;
    const read = pasteLyrics({ value, start, end, pasted }, { is_synchronized, may_have_times: isIncluded });
    if (read === null) return;
    event.preventDefault();
    update({ lyrics: read.lyrics, lyrics_synchronized: read.lyrics_synchronized });
    onRead({ notes: read.notes, guessed_language: null });
  };
}

/** Saving leaves out typed marks too: the person who types them reads why. */
function noteMarks(text: string, onRead: LyricsPart['onRead']): void {
  const left = [
    'lyrics_html',
    'lyrics_chords',
    'lyrics_headings',
    'lyrics_words_moved',
    'lyrics_unknown_voice',
    'lyrics_shifted',
  ];
  const notes = readLyrics(text).notes.filter(({ code }) => left.includes(code));
  if (notes.length > 0) onRead({ notes, guessed_language: null });
}
