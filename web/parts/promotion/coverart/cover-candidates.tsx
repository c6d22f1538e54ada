import type { CoverCandidate, CoverRun } from '@tangent/contract/promotion/coverart.ts';
import { COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { clsx } from 'clsx';
import { Check, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coverUrl } from '../../../api/promotion/coverart.ts';
import { Button } from '../../../ui/button.tsx';
import { Grooves } from '../../../ui/grooves.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { formatNumber } from '../../text/format.ts';

type CandidatesProps = {
  run: CoverRun | null;
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Draws again after a failure. */
  onAgain: () => void;
};

/** The four pictures of a run: those that are ready, the one being drawn, and those that wait. */
export function CoverCandidates({ run, chosen, onChoose, onAgain }: CandidatesProps) {
  const { t } = useTranslation();
  if (run === null) return <NothingYet />;
  if (run.status === 'failed') {
    return (
      <div className="grid content-center justify-items-center gap-3 rounded-card bg-sunken p-8 text-center">
        <p className="font-bold">{t('coverart.failed.title')}</p>
        <p className="text-13 text-ink-2">{t('coverart.failed.text')}</p>
        <Button onClick={onAgain}>{t('coverart.failed.again')}</Button>
      </div>
    );
  }
  const count = run.status === 'success' ? run.candidates.length : COVERS_PER_RUN;
  const shown = run.status === 'success' ? run.candidates : null;
  const drawing = run.candidates.length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('coverart.candidates')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:gap-4.5">
        {Array.from({ length: count }, (_, place) => {
          const candidate = shown ? shown[place] : run.candidates.find(({ number }) => number === place);
          if (candidate === undefined)
            return <Waiting key={`place-${place}`} place={place} isDrawn={place === drawing} />;
          return (
            <Candidate
              key={candidate.number}
              run={run}
              candidate={candidate}
              isChosen={chosen === candidate.number}
              onChoose={() => onChoose(candidate.number)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type CandidateProps = { run: CoverRun; candidate: CoverCandidate; isChosen: boolean; onChoose: () => void };

function Candidate({ run, candidate, isChosen, onChoose }: CandidateProps) {
  const { t, i18n } = useTranslation();
  const { number, style, engine, contrast } = candidate;
  const name = engine === 'model' ? t('coverart.by_model') : t(`coverart.style.${style}`);
  return (
    <label className="relative grid min-w-0 gap-2">
      <input
        type="radio"
        name="coverart-candidate"
        aria-label={t('coverart.candidate', { number: number + 1, style: name })}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      <span
        className={clsx(
          'relative block peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4',
          isChosen && 'ring-3 ring-ink ring-offset-2 ring-offset-overlay',
        )}
      >
        <img
          src={coverUrl(run.id, number, 'preview')}
          alt=""
          className="block aspect-square w-full rounded-sleeve shadow-sleeve"
        />
        {isChosen && (
          <span className="absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-full bg-volt text-on-volt">
            <Check size={15} aria-hidden />
          </span>
        )}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-13">
        <b className="font-bold">{name}</b>
        <span className="flex items-center gap-1 text-good">
          <CircleCheck size={14} aria-hidden />
          {contrast === null
            ? t('coverart.passed')
            : t('coverart.passed_contrast', { contrast: formatNumber(contrast, i18n.language) })}
        </span>
      </span>
    </label>
  );
}

function Waiting({ place, isDrawn }: { place: number; isDrawn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2" role={isDrawn ? 'status' : undefined}>
      <div
        className={clsx('grid aspect-square w-full place-items-center rounded-sleeve bg-sunken', isDrawn && 'breathe')}
      >
        {isDrawn && <Spinner />}
      </div>
      <span className="text-13 text-ink-2">
        {isDrawn ? t('coverart.drawing', { place: place + 1, count: COVERS_PER_RUN }) : t('coverart.waiting')}
      </span>
    </div>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-2 rounded-card bg-sunken p-8 text-center">
      <Grooves className="size-32 text-ink-3" />
      <p className="font-bold">{t('coverart.empty.title')}</p>
      <p className="max-w-80 text-13 text-ink-2">{t('coverart.empty.text')}</p>
    </div>
  );
}
