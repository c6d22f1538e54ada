import type { Mastering } from '@tangent/contract/mastering.ts';
import { BLIND_TEST_ROUNDS } from '@tangent/domain/limits.ts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveBlindTest } from '../../../api/mastering.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Side } from './ab-player.ts';
import type { AbControls } from './use-ab-player.ts';

// Below nine of ten a right answer may be luck.
const RIGHT_ENOUGH = 9;

/** X is the original or the master at equal loudness, and the artist says which: ten rounds, and the result is kept. */
export function BlindTest({ project, player }: { project: Mastering; player: AbControls }) {
  const { t } = useTranslation();
  const save = useSaveBlindTest(project.id);
  const [hidden, setHidden] = useState<Side | null>(null);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const isOver = answers.length === BLIND_TEST_ROUNDS;
  const listen = (side: Side) => {
    setHidden(side);
    player.listenBlind(side);
  };
  const answer = (side: Side) => {
    if (hidden === null) return;
    const next = [...answers, side === hidden];
    setAnswers(next);
    if (next.length < BLIND_TEST_ROUNDS) return listen(drawSide());
    setHidden(null);
    player.endBlind();
    save.mutate({ rounds: next.length, correct: next.filter(Boolean).length });
  };
  return (
    <Card title={t('mastering.blind.title')} isRegion>
      <div className="grid gap-4">
        <p className="text-13 text-ink-2">{t('mastering.blind.lead')}</p>
        {answers.length > 0 && <Rounds answers={answers} />}
        {isOver && <Result correct={answers.filter(Boolean).length} />}
        {answers.length === 0 && project.blind_test && (
          <p className="text-13">
            {t('mastering.blind.last', { correct: project.blind_test.correct, rounds: project.blind_test.rounds })}
          </p>
        )}
        {hidden === null ? (
          <Button
            onClick={() => {
              setAnswers([]);
              listen(drawSide());
            }}
          >
            {t(isOver || project.blind_test ? 'mastering.blind.again' : 'mastering.blind.start')}
          </Button>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-13">
              {t('mastering.blind.round', { round: answers.length + 1, rounds: BLIND_TEST_ROUNDS })}
            </span>
            <Button onClick={() => answer('original')}>{t('mastering.blind.is_original')}</Button>
            <Button onClick={() => answer('master')}>{t('mastering.blind.is_master')}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function drawSide(): Side {
  return Math.random() < 0.5 ? 'original' : 'master';
}

function Result({ correct }: { correct: number }) {
  const { t } = useTranslation();
  const key = correct >= RIGHT_ENOUGH ? 'mastering.blind.heard' : 'mastering.blind.not_heard';
  return <p role="status">{t(key, { correct, rounds: BLIND_TEST_ROUNDS })}</p>;
}

function Rounds({ answers }: { answers: readonly boolean[] }) {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-wrap gap-1.5">
      {answers.map((isRight, round) => (
        <li
          key={`${round.toString()}`}
          className={`grid size-7 place-items-center rounded-full ${isRight ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad'}`}
        >
          {isRight ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
          <span className="sr-only">{t(isRight ? 'mastering.blind.right' : 'mastering.blind.wrong')}</span>
        </li>
      ))}
    </ol>
  );
}
