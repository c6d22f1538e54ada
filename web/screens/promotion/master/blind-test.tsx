import type { Mastering } from '@tangent/contract/promotion/mastering.ts';
import { BLIND_TEST_ROUNDS } from '@tangent/domain/promotion/mastering-limits.ts';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveBlindTest } from '../../../api/promotion/mastering.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { Side } from './ab-player.ts';
import type { AbControls } from './use-ab-player.ts';

// Below nine of ten a right answer may be luck.
const RIGHT_ENOUGH = 9;
/** An answer counts after X was played for so many moves of the player, which are tenths of a second. */
const LISTEN_MOVES = 10;

/** X is the original or the master at equal loudness, and the artist says which: ten rounds, and the result is kept. */
export function BlindTest({ project, player }: { project: Mastering; player: AbControls }) {
  const { t } = useTranslation();
  const { hidden, isPlayed, answers, start, answer } = useBlindTest(project, player);
  const isOver = answers.length === BLIND_TEST_ROUNDS;
  const round = t('mastering.blind.round', { round: answers.length + 1, rounds: BLIND_TEST_ROUNDS });
  return (
    <Card
      isRegion
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('mastering.blind.title')} {hidden !== null && <StatusPill tone="quiet">{round}</StatusPill>}
        </span>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-72 gap-3">
          <p className="text-13 text-ink-2">{t('mastering.blind.lead')}</p>
          {(hidden !== null || isOver) && <Rounds answers={answers} />}
          {isOver && <Result correct={answers.filter(Boolean).length} />}
          {hidden === null && !isOver && project.blind_test && (
            <p className="text-13">
              {t('mastering.blind.last', { correct: project.blind_test.correct, rounds: project.blind_test.rounds })}
            </p>
          )}
        </div>
        {hidden === null ? (
          <Button onClick={start}>
            {t(isOver || project.blind_test ? 'mastering.blind.again' : 'mastering.blind.start')}
          </Button>
        ) : (
          <div className="flex items-center gap-4">
            <span
              aria-hidden
              className="display grid size-20 place-items-center rounded-full bg-ink text-2xl text-paper max-sm:size-14"
            >
              X
            </span>
            <div className="grid gap-2">
              <Button disabled={!isPlayed} onClick={() => answer('original')}>
                {t('mastering.blind.is_original')}
              </Button>
              <Button disabled={!isPlayed} onClick={() => answer('master')}>
                {t('mastering.blind.is_master')}
              </Button>
              {!isPlayed && <p className="text-13 text-ink-2">{t('mastering.blind.listen')}</p>}
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

function useBlindTest(project: Mastering, player: AbControls) {
  const save = useSaveBlindTest(project.id);
  const [hidden, setHidden] = useState<Side | null>(null);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [moves, setMoves] = useState(0);
  const { playing, seconds } = player;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new position while playing is one move.
  useEffect(() => {
    if (playing) setMoves((count) => count + 1);
  }, [playing, seconds]);
  const listen = () => {
    const side = drawSide();
    setMoves(0);
    setHidden(side);
    player.listenBlind(side);
  };
  return {
    /** The side that plays as X; null while no test runs. */
    hidden,
    isPlayed: moves > LISTEN_MOVES,
    answers,
    start() {
      setAnswers([]);
      listen();
    },
    answer(side: Side) {
      const next = [...answers, side === hidden];
      setAnswers(next);
      if (next.length < BLIND_TEST_ROUNDS) return listen();
      setHidden(null);
      player.endBlind();
      save.mutate({ rounds: next.length, correct: next.filter(Boolean).length });
    },
  };
}

function drawSide(): Side {
  return Math.random() < 0.5 ? 'original' : 'master';
}

function Result({ correct }: { correct: number }) {
  const { t } = useTranslation();
  const key = correct >= RIGHT_ENOUGH ? 'mastering.blind.heard' : 'mastering.blind.not_heard';
  return (
    <p role="status" className="font-strong">
      {t(key, { correct, rounds: BLIND_TEST_ROUNDS })}
    </p>
  );
}

/** One circle a round: right, wrong, or still to come. */
function Rounds({ answers }: { answers: readonly boolean[] }) {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-wrap gap-1.5">
      {Array.from({ length: BLIND_TEST_ROUNDS }, (_, round) => {
        const isRight = answers[round];
        return (
          <li key={round.toString()} className={circleClass(isRight, round === answers.length)}>
            {isRight === undefined && <span className="code">{round + 1}</span>}
            {isRight === true && <Check size={14} aria-label={t('mastering.blind.right')} />}
            {isRight === false && <X size={14} aria-label={t('mastering.blind.wrong')} />}
          </li>
        );
      })}
    </ol>
  );
}

function circleClass(isRight: boolean | undefined, isNext: boolean): string {
  return clsx(
    'grid size-7 place-items-center rounded-full',
    isRight === true && 'bg-good-soft text-good',
    isRight === false && 'bg-bad-soft text-bad',
    isRight === undefined &&
      (isNext ? 'font-strong ring-2 ring-ink ring-inset' : 'text-ink-3 ring-1 ring-line ring-inset'),
  );
}
