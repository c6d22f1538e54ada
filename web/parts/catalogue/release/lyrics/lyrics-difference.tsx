import {
  compareLyrics,
  type LyricsDifference as Difference,
  hasDifference,
  type LineDifference,
  type LinePart,
  LYRICS_DIFFERENCES,
} from '@tangent/domain/catalogue/release/lyrics/compare-lyrics.ts';
import { formatTime } from '@tangent/domain/catalogue/release/lyrics/lrc.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { describeVoice, type LyricsLine, type Voice } from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../text/format.ts';
import { LyricsView, toLang } from './lyrics-view.tsx';
import { useVoiceLabel } from './use-voice-label.ts';

type LyricsDifferenceProps = { before: string | null; after: string | null; language?: string | null };

/**
 * Old and new lyrics in plain terms: how many lines differ and in what, then those lines side by side, words apart from
 * times. Unchanged lines are only counted.
 */
export function LyricsDifference({ before, after, language = null }: LyricsDifferenceProps) {
  const { t } = useTranslation();
  if (!before || !after) {
    const whole = (text: string | null) =>
      text ? <LyricsView text={text} language={language} /> : t('change.nothing');
    return (
      <Scroll>
        <Pair before={whole(before)} after={whole(after)} />
      </Scroll>
    );
  }
  return <ComparedLyrics before={before} after={after} language={language} />;
}

function ComparedLyrics({ before, after, language }: { before: string; after: string; language: string | null }) {
  const { t } = useTranslation();
  const difference = useMemo(() => compareLyrics(before, after), [before, after]);
  const voices = useMemo(() => [readLyrics(before).voices, readLyrics(after).voices] as const, [before, after]);
  const stretches = useMemo(() => groupStretches(difference.lines), [difference]);
  if (!hasDifference(difference)) return <p>{t('release.lyrics_view.spacing')}</p>;
  const hasLines = stretches.some(({ is_same }) => !is_same);
  return (
    <div className="grid gap-2">
      <Summary difference={difference} />
      {hasLines && (
        <Scroll>
          <ol className="grid gap-2">
            {stretches.map(({ is_same, lines }, index) => (
              <li key={index} className="grid gap-2">
                {is_same ? (
                  <Unchanged count={lines.length} />
                ) : (
                  lines.map((line, at) => <Line key={at} line={line} voices={voices} lang={toLang(language)} />)
                )}
              </li>
            ))}
          </ol>
        </Scroll>
      )}
    </div>
  );
}

/** Says what differs between two lyrics, each sort with its number of lines. */
export function LyricsSummary({ before, after }: { before: string; after: string }) {
  const difference = useMemo(() => compareLyrics(before, after), [before, after]);
  return <Summary difference={difference} />;
}

function Summary({ difference: { counts, shift_ms, renamed } }: { difference: Difference }) {
  const { t, i18n } = useTranslation();
  const toLabel = useVoiceLabel();
  const number = (value: number, digits = 0) => formatNumber(value, i18n.language, digits);
  const seconds = number(Math.abs(shift_ms ?? 0) / 1000, 2);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5">
      {LYRICS_DIFFERENCES.filter((sort) => counts[sort] > 0).map((sort) => (
        <li key={sort}>{t(`release.lyrics_view.difference.${sort}`, { number: number(counts[sort]) })}</li>
      ))}
      {shift_ms !== null && (
        <li>{t(shift_ms > 0 ? 'release.lyrics_view.later' : 'release.lyrics_view.sooner', { seconds })}</li>
      )}
      {renamed.map(({ before, after }) => (
        <li key={before.id}>
          {t('release.lyrics_view.renamed', {
            before: toLabel(before),
            after: toLabel(after),
          })}
        </li>
      ))}
    </ul>
  );
}

type Stretch = { readonly is_same: boolean; readonly lines: readonly LineDifference[] };

/** Splits lines into stretches that differ and stretches that do not. */
function groupStretches(lines: readonly LineDifference[]): Stretch[] {
  const stretches: { is_same: boolean; lines: LineDifference[] }[] = [];
  for (const line of lines) {
    const is_same = line.parts.length === 0;
    const open = stretches.at(-1);
    if (open?.is_same === is_same) open.lines.push(line);
    else stretches.push({ is_same, lines: [line] });
  }
  return stretches;
}

function Unchanged({ count }: { count: number }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="text-13 text-ink-3">
      {t('release.lyrics_view.unchanged', { number: formatNumber(count, i18n.language) })}
    </p>
  );
}

type Voices = readonly [before: readonly Voice[], after: readonly Voice[]];

type LineProps = { line: LineDifference; voices: Voices; lang: string | undefined };

function Line({ line: { before, after, parts }, voices, lang }: LineProps) {
  const { t } = useTranslation();
  const side = (line: LyricsLine | null, is_old: boolean) =>
    line === null ? (
      t('change.nothing')
    ) : (
      <Side
        line={line}
        parts={before && after ? parts : null}
        voices={voices[is_old ? 0 : 1]}
        isOld={is_old}
        lang={lang}
      />
    );
  return <Pair before={side(before, true)} after={side(after, false)} />;
}

type SideProps = {
  line: LyricsLine;
  /** The parts that differ from the other side; null when that has no such line. */
  parts: readonly LinePart[] | null;
  voices: readonly Voice[];
  isOld: boolean;
  lang: string | undefined;
};

/** One side of a line: its time and words, and of the rest what differs. */
function Side({ line, parts, voices, isOld, lang }: SideProps) {
  const { t, i18n } = useTranslation();
  const toLabel = useVoiceLabel();
  const { at_ms, text, section, voice, words = [], translations = [] } = line;
  const shows = (part: LinePart) => parts === null || parts.includes(part);
  const mark = (part: LinePart) => shows(part) && (isOld ? 'line-through decoration-ink-3/50' : 'font-medium text-ink');
  return (
    <span className={clsx('min-w-0', at_ms !== null && 'grid grid-cols-rail-18 gap-x-2')}>
      {at_ms !== null && (
        <span className={clsx('code text-13', mark('time') || 'text-ink-3')}>{formatTime(at_ms)}</span>
      )}
      <span className="min-w-0 break-words">
        {section && shows('section') && (
          <span lang={lang} className={clsx('block text-13 font-strong', mark('section'))}>
            {section.name}
          </span>
        )}
        {voice !== undefined && shows('voice') && (
          <span className={clsx('block text-13', mark('voice'))}>{toLabel(describeVoice(voice, voices))}</span>
        )}
        {text === '' ? (
          <span>{t(at_ms === null ? 'wizard.lyrics.part.wordless' : 'wizard.lyrics.pause')}</span>
        ) : (
          <span lang={lang} className={clsx(mark('words'))}>
            {text}
          </span>
        )}
        {shows('translation') &&
          translations.map((translation) => (
            <span
              key={translation.language}
              lang={translation.language}
              className={clsx('block text-13', mark('translation'))}
            >
              {translation.text}
            </span>
          ))}
        {parts?.includes('word_times') && (
          <span className="block text-13">
            {t('release.lyrics_view.timed_words', { number: formatNumber(words.length, i18n.language) })}
          </span>
        )}
      </span>
    </span>
  );
}

/** Old and new side by side, below each other on a phone. */
function Pair({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-2">
      <del className="min-w-0 text-ink-3 no-underline">
        <span className="sr-only">{t('change.before')} </span>
        {before}
      </del>
      <ins className="min-w-0 text-ink-2 no-underline">
        <span className="sr-only">{t('change.after')} </span>
        {after}
      </ins>
    </div>
  );
}

function Scroll({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      role="group"
      aria-label={t('release.field.lyrics')}
      className="relative max-h-96 overflow-y-auto overscroll-contain"
    >
      {children}
    </div>
  );
}
