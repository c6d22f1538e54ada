import { clsx } from 'clsx';
import { Play, Timer, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { formatClock, type TimedLine } from './tap-timing.ts';

/** Moves the line by milliseconds, starts it at the current playback time, plays from it, or removes its time. */
export type LineAction = number | 'retime' | 'play' | 'clear';

/** The milliseconds by which one click moves a line. */
const NUDGE_MS = 50;

const KEYS: Readonly<Record<string, LineAction>> = {
  ArrowLeft: -NUDGE_MS,
  ArrowRight: NUDGE_MS,
  Enter: 'play',
  Delete: 'clear',
  r: 'retime',
};

type LyricsLineProps = {
  line: TimedLine;
  /** Who sings the line, as lists name the voice. */
  voice: string | null;
  /** More about the chosen line. */
  fields: ReactNode;
  index: number;
  isPlaying: boolean;
  isNext: boolean;
  isChosen: boolean;
  onChoose: (index: number) => void;
  onAction: (index: number, action: LineAction) => void;
};

export function LyricsLine({
  line,
  voice,
  fields,
  index,
  isPlaying,
  isNext,
  isChosen,
  onChoose,
  onAction,
}: LyricsLineProps) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAction(index, action);
  };
  return (
    <li className={clsx(isPlaying && 'bg-volt-soft')}>
      {line.section && <p className="px-3 pt-2 text-13 font-strong text-ink-2">{line.section.name}</p>}
      <button
        type="button"
        data-tap
        aria-current={isPlaying ? 'true' : undefined}
        aria-expanded={isChosen}
        onClick={() => onChoose(index)}
        onKeyDown={press}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        className={clsx(
          'grid min-h-10 w-full grid-cols-rail-22 items-center gap-2 px-3 py-1.5 text-left -outline-offset-2',
          isNext && 'shadow-[inset_3px_0_var(--ink)]',
        )}
      >
        <span className={clsx('code', line.at_ms === null && 'text-ink-3')}>
          {line.at_ms === null ? '--:--.--' : formatClock(line.at_ms)}
        </span>
        <span className={clsx('min-w-0 break-words', line.text === '' && 'text-ink-3')}>
          {voice !== null && <span className="text-ink-2">{`${voice}: `}</span>}
          {line.text || t(line.at_ms === null ? 'wizard.lyrics.part.wordless' : 'wizard.lyrics.pause')}
          {line.translations?.map(({ language, text }) => (
            <span key={language} lang={language} className="block text-13 text-ink-2">
              {text}
            </span>
          ))}
        </span>
      </button>
      {isChosen && <LineActions isTimed={line.at_ms !== null} onAction={(action) => onAction(index, action)} />}
      {isChosen && fields}
    </li>
  );
}

function LineActions({ isTimed, onAction }: { isTimed: boolean; onAction: (action: LineAction) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-1.5 px-3 pb-2.5 sm:pl-27">
      {isTimed && (
        <>
          <Button size="small" onClick={() => onAction(-NUDGE_MS)}>
            {t('wizard.lyrics.earlier', { ms: NUDGE_MS })}
          </Button>
          <Button size="small" onClick={() => onAction(NUDGE_MS)}>
            {t('wizard.lyrics.later', { ms: NUDGE_MS })}
          </Button>
          <Button size="small" onClick={() => onAction('play')}>
            <Play size={14} aria-hidden /> {t('wizard.lyrics.play_from')}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => onAction('retime')}>
        <Timer size={14} aria-hidden /> {t('wizard.lyrics.retime')}
      </Button>
      {isTimed && (
        <Button size="small" tone="quiet" onClick={() => onAction('clear')}>
          <X size={14} aria-hidden /> {t('wizard.lyrics.clear_line')}
        </Button>
      )}
    </div>
  );
}
