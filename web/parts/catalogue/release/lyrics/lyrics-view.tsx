import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { describeVoice, type Voice } from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../text/format.ts';
import { groupLines, type ShownLine, type ShownSection } from './group-lines.ts';
import { useVoiceLabel } from './use-voice-label.ts';

type LyricsViewProps = {
  /** As the track stores them. */
  text: string;
  /** The language of the track; null or `zxx` for none. */
  language?: string | null;
};

/**
 * Lyrics as people read them: the words in their sections, with singers and translations, and the time of each line in
 * a quiet column. The marks in which they are stored are never shown. Fits where only text may stand, such as a label.
 */
export function LyricsView({ text, language = null }: LyricsViewProps) {
  const { lines, voices } = useMemo(() => readLyrics(text), [text]);
  const isTimed = lines.some(({ at_ms }) => at_ms !== null);
  return (
    <span className="grid max-w-text gap-3" lang={toLang(language)}>
      {groupLines(lines).map((section, index) => (
        <Section key={index} section={section} isTimed={isTimed} voices={voices} />
      ))}
    </span>
  );
}

/** Returns the language of lyrics for a reader of pages; undefined for none. */
export function toLang(language: string | null): string | undefined {
  return language === null || language === NO_LANGUAGE ? undefined : language;
}

type SectionProps = { section: ShownSection; isTimed: boolean; voices: readonly Voice[] };

function Section({ section: { name, lines }, isTimed, voices }: SectionProps) {
  return (
    <span className="block">
      {name !== null && (
        <span className={clsx('block text-13 font-strong text-ink-2', isTimed && 'pl-13')}>{name}</span>
      )}
      {lines.map((line, index) => (
        <Line key={index} shown={line} isTimed={isTimed} voices={voices} />
      ))}
    </span>
  );
}

type LineProps = Pick<SectionProps, 'isTimed' | 'voices'> & { shown: ShownLine };

function Line({ shown: { line, names_voice, is_apart }, isTimed, voices }: LineProps) {
  const toLabel = useVoiceLabel();
  const { at_ms, text, voice, translations = [] } = line;
  return (
    <span className={clsx('block', is_apart && 'mt-3')}>
      {names_voice && voice !== undefined && (
        <span className={clsx('mt-1 block text-13 text-ink-2', isTimed && 'pl-13')}>
          {toLabel(describeVoice(voice, voices))}
        </span>
      )}
      <span className={isTimed ? 'grid grid-cols-rail-10 items-baseline gap-x-3' : 'block'}>
        {isTimed && <span className="code text-13 text-ink-3">{at_ms === null ? '–' : formatDuration(at_ms)}</span>}
        <span className="min-w-0 break-words">
          {text}
          {translations.map((translation) => (
            <span key={translation.language} lang={translation.language} className="block text-13 text-ink-2">
              {translation.text}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** Lyrics in a field of a track: how exact their times are, then the words, which scroll when they are long. */
export function LyricsField({ text, language = null, synchronized }: LyricsViewProps & { synchronized: boolean }) {
  const { t } = useTranslation();
  const isByWord = useMemo(() => readLyrics(text).lines.some(({ words }) => words !== undefined), [text]);
  return (
    <div>
      {synchronized && (
        <p className="text-13 text-ink-3">
          {t(isByWord ? 'release.lyrics_view.by_word' : 'release.field.lyrics_synchronized')}
        </p>
      )}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        role="group"
        aria-label={t('release.field.lyrics')}
        className="mt-1 max-h-72 overflow-y-auto overscroll-contain text-wrap"
      >
        <LyricsView text={text} language={language} />
      </div>
    </div>
  );
}
