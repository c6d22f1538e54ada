import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Artwork } from '../../../ui/artwork.tsx';
import { useWidth } from '../../../ui/charts/use-width.ts';
import { buildFrame } from './line-frame.ts';
import { readOut } from './read-out.ts';
import { Record } from './record.tsx';
import { ReleaseLine } from './release-line.tsx';
import { StoreFan } from './store-fan.tsx';
import { useLine } from './use-line.ts';

type ReleaseStageProps = {
  calendar: ReleaseCalendar;
  title: string;
  artwork: string | null;
  tracks: number;
  /** The day on which it left the stores, or was refused. */
  left_on?: CalendarDate | null;
  /** On release day the line fans out into its stores. */
  hasFan?: boolean;
  /** Only the line, where the artwork is shown elsewhere. */
  isBare?: boolean;
  children?: ReactNode;
};

/** The releases whose line has drawn itself in this visit. */
const drawn = new Set<string>();

/** The sleeve, its record and the line that leaves it; `children` stand below the line. */
export function ReleaseStage({
  calendar,
  title,
  artwork,
  tracks,
  left_on = null,
  hasFan = false,
  isBare = false,
  children,
}: ReleaseStageProps) {
  const { t } = useTranslation();
  const [stage, width] = useWidth<HTMLDivElement>(1312);
  const line = useLine(calendar, title, left_on);
  const isDrawn = useFirstVisit(calendar.release_id);
  const out = readOut(calendar);
  const isTall = calendar.phase === 'first_weeks';
  const frame = buildFrame(width, out, { isDay: hasFan, isTall, isBare });
  return (
    <div className={clsx('@container', isDrawn && 'let-out')} style={{ '--out': out } as CSSProperties}>
      <div
        ref={stage}
        className={clsx('relative', isBare ? 'mt-26 pb-5' : ['pb-6 @4xl:pb-8', spaceOf(calendar, hasFan)])}
      >
        {!isBare && (
          <>
            <div className="record-place absolute top-1 z-1 w-19 @4xl:top-2.75 @4xl:w-54.5">
              <Record tracks={tracks} />
            </div>
            <div className="absolute top-0 left-0 z-2 w-21 @4xl:w-60">
              <Artwork src={artwork} alt={t('release.artwork_of', { title })} className="w-full" raised />
            </div>
          </>
        )}
        <div className="absolute inset-x-0 top-1.25 @4xl:top-3">
          <ReleaseLine line={line} frame={frame} label={t('release.line.label', { title })} isDrawn={isDrawn} />
        </div>
        {hasFan && frame.size === 'day' && <ToneArm />}
        {hasFan ? (
          <StoreFan calendar={calendar} width={width} isWide={frame.size === 'day'}>
            {children}
          </StoreFan>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** The figures on the line reach up beside the words above them. */
function spaceOf({ phase }: ReleaseCalendar, hasFan: boolean): string {
  if (hasFan) return 'mt-24 @4xl:mt-6.5 @4xl:min-h-125';
  const above = phase === 'catalogue' ? '@4xl:mt-14' : '@4xl:mt-6.5 @max-6xl:@4xl:mt-12';
  return `mt-24 @4xl:min-h-66 ${above}`;
}

/** Whether the line of this release is drawn for the first time in this visit. */
function useFirstVisit(id: string): boolean {
  const [isFirst] = useState(() => !drawn.has(id));
  useEffect(() => {
    drawn.add(id);
  }, [id]);
  return isFirst;
}

/** On release day the needle goes down. */
function ToneArm() {
  return (
    <svg className="arm absolute top-23 left-101.5 z-2 overflow-visible" width="10" height="10" aria-hidden>
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <circle r="17" fill="var(--art-card)" strokeWidth="2.5" />
        <circle r="5" fill="var(--ink)" stroke="none" />
        <path d="M0,0-14,66-62,96" strokeWidth="7.5" />
        <path d="m-62,96-18,11.5" strokeWidth="15" strokeLinecap="butt" />
        <path d="M0,0-14,66-62,96" stroke="var(--art-card)" strokeWidth="3.5" />
        <path d="m-63.500,97-14.500,9" stroke="var(--art-card)" strokeWidth="10" strokeLinecap="butt" />
      </g>
    </svg>
  );
}
