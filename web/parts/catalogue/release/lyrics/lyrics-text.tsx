import { checkLyricsText, measureLyrics } from '@tangent/domain/catalogue/release/lyrics/check-lyrics.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { LYRICS_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../../ui/form/textarea-field.tsx';
import { useIssueSentence } from '../../../form/issue-sentence.ts';
import { formatNumber } from '../../../text/format.ts';
import type { LyricsReading } from './lyrics-notes.tsx';
import type { LyricsPart } from './lyrics-part.ts';
import { pasteLyrics } from './paste-lyrics.ts';

export type ReadingPart = LyricsPart & { readonly onRead: (reading: LyricsReading) => void };

/** Edits the lyrics as plain text. A text that is too long or cannot be read is kept, and the field says so at once. */
export function LyricsText({ track, update, fields, isIncluded, onRead }: ReadingPart) {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const text = track.lyrics ?? '';
  const count = measureLyrics(text);
  const { lyrics: field } = fields;
  const [issue] = checkLyricsText(text, 'lyrics');
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <TextareaField
      {...field}
      error={field.error ?? (issue && sentence(issue, { field: field.label }))}
      rows={8}
      className="max-h-128 min-h-40"
      hint={t(track.lyrics_synchronized ? 'wizard.lyrics.lrc_count' : 'wizard.lyrics.count', {
        number: number(count),
        max: number(LYRICS_MAX_CHARS),
      })}
      lang={track.language === null || track.language === 'zxx' ? undefined : track.language}
      spellCheck={!track.lyrics_synchronized}
      value={text}
      onPaste={toPaste({ track, update, isIncluded, onRead })}
      onChange={({ target }) => {
        update({ lyrics: target.value || null });
        noteMarks(target.value, onRead);
      }}
    />
  );
}

/** Pastes text with times or other marks as a file of the same text is read. */
function toPaste({ track, update, isIncluded, onRead }: Omit<ReadingPart, 'fields'>) {
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
function noteMarks(text: string, onRead: ReadingPart['onRead']): void {
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
