import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { ArrowRight, Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelease } from '../../../api/catalogue/release.ts';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { StepDay } from '../../../parts/promotion/release-calendar/next-steps.tsx';
import { StepAction } from '../../../parts/promotion/release-calendar/step-action.tsx';
import { useStepText } from '../../../parts/promotion/release-calendar/use-step-text.ts';
import { Record } from '../../../parts/promotion/release-line/record.tsx';
import { formatList, formatWeekday } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';

/** Rows of open steps; the rest is on the page of the release. */
const SHOWN = 5;

type OpenMovesProps = { release_id: string; chooser: ReactNode };

/** The open steps of a release in the colour of its cover, above the tools that they need. */
export function OpenMoves({ release_id, chooser }: OpenMovesProps) {
  const release = useRelease(release_id, { poll: false }).data;
  const calendar = useReleaseCalendar(release_id).data;
  if (release === undefined || calendar === undefined) return <div className="h-96" aria-hidden />;
  return <Moves release={release} calendar={calendar} chooser={chooser} />;
}

type MovesProps = { release: Release; calendar: ReleaseCalendar; chooser: ReactNode };

function Moves({ release, calendar, chooser }: MovesProps) {
  const { t, i18n } = useTranslation();
  const title = release.title.trim() || t('release.untitled');
  const { days_left, release_date, next, soon, folded, done } = calendar;
  const open = [...(next === null ? [] : [next]), ...soon, ...folded].filter(({ by }) => by === 'artist');
  const moves = open.length === 0 ? t('tools.moves.none') : t('tools.moves.open', { count: open.length });
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '300') : null;
  return (
    <section
      aria-label={t('tools.moves.label', { title })}
      className="art bleed -mt-6 bg-art-wash pt-5 pb-8"
      style={{ ...artStyle(release.artwork), '--bleed': 'var(--art-wash)' } as CSSProperties}
    >
      <div className="flex flex-wrap items-center justify-between gap-2.5 text-13 text-art-ink">
        <p>
          {release_date === null || days_left === null
            ? t('tools.moves.label', { title })
            : t('tools.moves.label_out', { title, day: formatWeekday(release_date, i18n.language) })}
        </p>
        {chooser}
      </div>
      <h1 className="display mt-3 text-room leading-none">
        {days_left === null ? moves : `${t('calendar.left', { count: days_left })}, ${moves}`}
      </h1>
      <div className="mt-6 grid gap-x-15 gap-y-5 lg:grid-cols-rail-76">
        <div className="relative h-24 lg:h-60" aria-hidden>
          <div className="absolute top-1 left-12 w-22 lg:top-2.75 lg:left-30 lg:w-54.5">
            <Record />
          </div>
          <Artwork src={artwork} alt="" className="absolute top-0 left-0 w-24 lg:w-60" raised />
        </div>
        <ol className="border-t-2 border-ink lg:mt-2.75">
          {open.slice(0, SHOWN).map((step) => (
            <Move key={step.key} step={step} release={release} artwork={artwork} />
          ))}
          {done.length > 0 && <DoneRow done={done} release={release} total={done.length + open.length} />}
        </ol>
      </div>
    </section>
  );
}

const ROW =
  'relative grid min-h-15 grid-cols-[4.25rem_minmax(0,1fr)_1rem] items-center gap-x-3 border-b border-art-line py-2 sm:grid-cols-[5.5rem_2.75rem_minmax(0,1fr)_auto_1rem] sm:gap-x-4';

function Move({ step, release, artwork }: { step: CalendarStep; release: Release; artwork: string | null }) {
  const text = useStepText(release)(step);
  return (
    <li className={ROW}>
      <span className="text-13">
        <StepDay text={text} />
      </span>
      <Artwork src={artwork} alt="" className="w-11 max-sm:hidden" />
      <span className="min-w-0">
        <StepAction
          step={step}
          release={release}
          className="text-start text-15 font-strong after:absolute after:inset-0 hover:underline"
        >
          {text.short}
        </StepAction>
        <span className="line-clamp-1 text-13 text-art-ink">{text.text}</span>
      </span>
      <span className="text-13 text-art-ink max-sm:hidden">{text.left}</span>
      <ArrowRight size={16} aria-hidden />
    </li>
  );
}

type DoneRowProps = { done: readonly CalendarStep[]; release: Release; total: number };

function DoneRow({ done, release, total }: DoneRowProps) {
  const { t, i18n } = useTranslation();
  const describe = useStepText(release);
  const names = done.map((step) => describe(step).done ?? describe(step).short);
  return (
    <li className={ROW}>
      <span className="text-13 text-art-ink">{t('calendar.done')}</span>
      <span className="grid size-11 place-items-center rounded-full bg-art-card max-sm:hidden" aria-hidden>
        <Check size={18} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-1 text-15">{formatList(names, i18n.language)}</span>
        <span className="text-13 text-art-ink">{t('calendar.moves', { done: done.length, total })}</span>
      </span>
      <span className="max-sm:hidden" />
      <Check size={16} aria-hidden />
    </li>
  );
}
