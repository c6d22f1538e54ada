import { type CoverStyle, PICTURING_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { readPrompt, SUBJECTS_MAX } from '@tangent/domain/promotion/coverart/read-prompt.ts';
import { useTranslation } from 'react-i18next';

type PromptReadingProps = { prompt: string; style: CoverStyle | null };

/** The words of a prompt that the built-in engine draws, and those it cannot, with the nearest it can. */
export function PromptReading({ prompt, style }: PromptReadingProps) {
  const { t, i18n } = useTranslation();
  const { used, crowded, missing, subjects, motifs } = readPrompt(prompt);
  const list = (words: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'unit' }).format(words);
  const isPlain = style !== null && !PICTURING_STYLES.includes(style) && subjects.length + motifs.length > 0;
  if (used.length + missing.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13 text-ink-2 wrap-anywhere">
      {used.length > 0 && !isPlain && <li>{t('coverart.reading.used', { words: list(used) })}</li>}
      {crowded.length > 0 && !isPlain && (
        <li>{t('coverart.reading.crowded', { words: list(crowded), count: SUBJECTS_MAX })}</li>
      )}
      {missing.length > 0 && !isPlain && (
        <li>
          {t('coverart.reading.missing', {
            words: list(
              missing.map(({ word, nearest }) =>
                nearest === null
                  ? word
                  : t('coverart.reading.nearest', { word, nearest: t(`coverart.nearest.${nearest}`) }),
              ),
            ),
          })}
        </li>
      )}
      {isPlain && <li>{t('coverart.reading.plain')}</li>}
    </ul>
  );
}
