import type { Lyric } from '@tangent/contract/promotion/lyrics.ts';
import type { LineReport } from '@tangent/domain/promotion/lyrics/craft-report.ts';
import { LYRIC_LINE_MAX_CHARS } from '@tangent/domain/promotion/lyrics-limits.ts';
import { clsx } from 'clsx';
import { Lock, LockOpen } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The colour only repeats the letter. */
const RHYME_COLOURS = ['--ink', '--cat-1', '--cat-2', '--cat-3', '--cat-4', '--cat-5', '--cat-6'] as const;

type LineRowProps = {
  line: Lyric['sections'][number]['lines'][number];
  report: LineReport | undefined;
  target: number;
  /** For screen readers: its section and number. */
  name: string;
  disabled: boolean;
  onText: (text: string) => void;
  onLock: () => void;
};

export function LineRow({ line, report, target, name, disabled, onText, onLock }: LineRowProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(line.text);
  const off = report?.off ?? 0;
  const isWorn = (report?.cliches.length ?? 0) > 0;
  const store = () => {
    if (text.trim() !== line.text) onText(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.blur();
  };
  const Icon = line.locked ? Lock : LockOpen;
  return (
    <li
      className={clsx(
        'grid min-h-11 grid-cols-[2.75rem_minmax(0,1fr)_3.25rem_3rem] items-center gap-x-2 px-2 sm:grid-cols-[2.75rem_minmax(0,1fr)_4.75rem_4rem]',
        line.locked && 'bg-sunken font-strong',
      )}
    >
      <button
        type="button"
        aria-pressed={line.locked}
        aria-label={t('lyrics.lock', { name })}
        disabled={disabled}
        onClick={onLock}
        className="tap grid size-9 place-items-center justify-self-center rounded-control text-ink-2 hover:text-ink"
      >
        <Icon size={16} aria-hidden />
      </button>
      <textarea
        rows={1}
        aria-label={t('lyrics.line', { name })}
        value={text}
        maxLength={LYRIC_LINE_MAX_CHARS}
        disabled={disabled}
        onChange={(event) => setText(event.target.value.replace(/\n/g, ' '))}
        onBlur={store}
        onKeyDown={onKeyDown}
        className={clsx(
          'field-sizing-content w-full resize-none rounded-md bg-transparent px-1 py-1.5 text-base sm:text-17',
          off !== 0 && 'underline decoration-bad decoration-2 underline-offset-4',
          off === 0 && isWorn && 'underline decoration-warn decoration-2 underline-offset-4',
        )}
      />
      <span className={clsx('num text-right text-13', off === 0 ? 'text-ink-2' : 'font-bold text-bad')}>
        {off !== 0 && (
          <span className="sr-only">
            {t(off > 0 ? 'lyrics.over' : 'lyrics.under', { count: Math.abs(off), target })}{' '}
          </span>
        )}
        {report?.syllables ?? 0}
      </span>
      <Rhyme letter={report?.letter ?? null} />
    </li>
  );
}

function Rhyme({ letter }: { letter: string | null }) {
  const { t } = useTranslation();
  if (letter === null) {
    return (
      <span className="text-right text-13 text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('lyrics.no_rhyme')}</span>
      </span>
    );
  }
  const colour = RHYME_COLOURS[(letter.charCodeAt(0) - 65) % RHYME_COLOURS.length];
  return (
    <span
      style={{ borderColor: `var(${colour})` }}
      className="grid size-6 place-items-center justify-self-end rounded-full border-2 font-mono text-2xs font-bold"
    >
      {letter}
    </span>
  );
}
