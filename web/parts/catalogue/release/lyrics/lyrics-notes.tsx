import type { LyricsNote } from '@tangent/domain/catalogue/release/lyrics/lyrics-notes.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { languageName } from '../../../form/language-options.ts';
import { formatNumber } from '../../../text/format.ts';
import type { LrcFile } from './lrc-file.ts';

/** The notes about lyrics that were just pasted, typed or loaded. */
export type LyricsReading = Pick<LrcFile, 'notes' | 'guessed_language'>;

type LyricsNotesProps = { reading: LyricsReading; onClose: () => void };

/** Says what was left out of lyrics or repaired in them, and in which line, so that nothing is lost silently. */
export function LyricsNotes({ reading, onClose }: LyricsNotesProps) {
  const { t, i18n } = useTranslation();
  const { notes, guessed_language: language } = reading;
  if (notes.length === 0 && language === null) return null;
  return (
    <Banner
      tone={language === null ? 'info' : 'warn'}
      title={t('wizard.lyrics.note.title')}
      action={
        <Button size="small" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <ul className="grid max-w-prose gap-1 text-13">
        {language !== null && (
          <li>{t('wizard.lyrics.note.guessed', { language: languageName(language, i18n.language) })}</li>
        )}
        {notes.map((note) => (
          <LyricsNoteItem key={note.code} note={note} />
        ))}
      </ul>
    </Banner>
  );
}

function LyricsNoteItem({ note: { code, params } }: { note: LyricsNote }) {
  const { t, i18n } = useTranslation();
  const { line, count, text = '', ms = 0 } = params;
  const number = formatNumber(count, i18n.language);
  if (code === 'lyrics_shifted') {
    return <li>{t(ms > 0 ? 'wizard.lyrics.note.sooner' : 'wizard.lyrics.note.later', { ms: Math.abs(ms) })}</li>;
  }
  return <li>{t(`wizard.lyrics.note.${code}`, { number, line, text })}</li>;
}
