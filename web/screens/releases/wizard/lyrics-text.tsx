import { countCharacters } from '@tangent/domain/check-text.ts';
import { LYRICS_MAX_CHARS } from '@tangent/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import type { TrackPart } from './track-edit.ts';
import { useLiveField } from './use-live-field.ts';

/** Edits the lyrics as plain text. A text that is too long is kept, with its excess length shown. */
export function LyricsText({ track, index, update }: TrackPart) {
  const { t, i18n } = useTranslation();
  const path = `tracks.${index}.lyrics`;
  const text = track.lyrics ?? '';
  const count = countCharacters(text);
  const tooLong = count > LYRICS_MAX_CHARS ? [{ code: 'max_length', path, params: { max: LYRICS_MAX_CHARS } }] : [];
  const { field } = useLiveField(path, tooLong, true);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <TextareaField
      {...field}
      rows={8}
      className="max-h-[32rem] min-h-40"
      hint={t(track.lyrics_synchronized ? 'wizard.lyrics.lrc_count' : 'wizard.lyrics.count', {
        number: number(count),
        max: number(LYRICS_MAX_CHARS),
      })}
      lang={track.language === null || track.language === 'zxx' ? undefined : track.language}
      spellCheck={!track.lyrics_synchronized}
      value={text}
      onChange={(event) => update({ lyrics: event.target.value || null })}
    />
  );
}
