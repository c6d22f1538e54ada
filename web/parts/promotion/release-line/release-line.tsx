import { clsx } from 'clsx';
import type { LineDrawing, MarkTone } from './build-line.ts';
import { buildLine } from './build-line.ts';
import type { LineFrame } from './line-frame.ts';
import { type LineLabel, placeCaptions, placeMarks } from './line-words.ts';
import type { ReleaseLineFacts } from './use-line.ts';
import { useMeasure } from './use-measure.ts';

type ReleaseLineProps = {
  line: ReleaseLineFacts;
  frame: LineFrame;
  /** Names the drawing for those who do not see it. */
  label: string;
  /** The line draws itself once. */
  isDrawn: boolean;
};

/**
 * The line of a song: it leaves the record and becomes its calendar. One tick for each day; fans stand on it before
 * release day, streams after; the release before is dashed; only today is volt.
 */
export function ReleaseLine({ line, frame, label, isDrawn }: ReleaseLineProps) {
  const measure = useMeasure();
  const drawing = buildLine(line.facts, frame);
  const labels = placeMarks(line.facts.marks, drawing, frame, measure);
  const captions = placeCaptions(line.captions, drawing, frame, measure);
  const height = frame.baseline + 20;
  return (
    <div className="pointer-events-none absolute inset-x-0 z-1" style={{ top: -frame.baseline }}>
      <svg
        width={frame.width}
        height={height}
        viewBox={`0 0 ${frame.width} ${height}`}
        className="block overflow-visible"
        role="img"
        aria-label={label}
      >
        <Figures drawing={drawing} />
        <Axis drawing={drawing} frame={frame} isDraft={line.facts.isDraft === true} isDrawn={isDrawn} />
      </svg>
      {frame.size !== 'day' && line.facts.isDraft !== true && (
        <span
          className="line-tail absolute right-0 block h-px w-px"
          style={{ top: frame.baseline - 0.8 }}
          aria-hidden
        />
      )}
      {captions.map(({ key, text, isStrong, left, top }) => (
        <p
          key={key}
          className={clsx('absolute text-xs whitespace-nowrap', isStrong ? 'font-bold text-ink' : 'text-art-ink')}
          style={{ left, top }}
          dir="auto"
          aria-hidden
        >
          {text}
        </p>
      ))}
      <Labels labels={labels} frame={frame} />
      <ul className="sr-only" aria-label={label}>
        {line.alternative.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ drawing }: { drawing: LineDrawing }) {
  const { ghost, area, curve, open, bars } = drawing;
  return (
    <>
      {ghost !== '' && (
        <path d={ghost} fill="none" stroke="var(--art-ink)" strokeWidth="1.4" strokeDasharray="4 4" opacity=".8" />
      )}
      {area !== '' && <path d={area} fill="var(--chart-fill)" />}
      {curve !== '' && (
        <path d={curve} fill="none" stroke="var(--chart-line)" strokeWidth="2.5" strokeLinecap="round" />
      )}
      {open && (
        <>
          <path d={open.path} fill="none" stroke="var(--chart-line)" strokeWidth="2" strokeDasharray="3 4" />
          <circle cx={open.x} cy={open.y} r="4" fill="var(--art-wash)" stroke="var(--chart-line)" strokeWidth="2" />
        </>
      )}
      {bars.map(({ x, y, width, height, isOpen }) =>
        isOpen ? (
          <rect
            key={x}
            x={x}
            y={y}
            width={width}
            height={height}
            fill="none"
            stroke="var(--art-ink)"
            strokeWidth="1.5"
            strokeDasharray="3 2"
          />
        ) : (
          <rect key={x} x={x} y={y} width={width} height={height} fill="var(--art-ink)" />
        ),
      )}
    </>
  );
}

type AxisProps = { drawing: LineDrawing; frame: LineFrame; isDraft: boolean; isDrawn: boolean };

function Axis({ drawing, frame: { baseline }, isDraft, isDrawn }: AxisProps) {
  const { past, future, cross, ticks, dots } = drawing;
  return (
    <>
      {future !== '' && (
        <path
          d={future}
          fill="none"
          stroke="var(--art-ink)"
          strokeWidth="1.6"
          strokeDasharray={isDraft ? '6 6' : undefined}
        />
      )}
      {past !== '' && (
        <g className={isDrawn ? 'draw-line' : undefined}>
          <path d={past} pathLength="1" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        </g>
      )}
      {ticks.map(({ x, isPast, isRelease }) => (
        <path
          key={x}
          d={`M${x},${baseline}v${isRelease ? 16 : 7}`}
          stroke={isPast ? 'var(--ink)' : 'var(--art-ink)'}
          strokeWidth={isPast ? 2 : 1.4}
        />
      ))}
      {cross && (
        <path
          d={`m${cross.x - 6},${cross.y - 6} 12,12m0-12-12,12`}
          fill="none"
          stroke="var(--bad)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      {dots.map(({ key, x, tone }) => (
        <Dot key={key} x={x} y={baseline} tone={tone} />
      ))}
    </>
  );
}

function Dot({ x, y, tone }: { x: number; y: number; tone: MarkTone }) {
  const at = { cx: x, cy: y };
  switch (tone) {
    case 'now':
      return <circle {...at} r="9" fill="var(--volt)" stroke="var(--on-volt)" strokeWidth="3" />;
    case 'bad':
      return <circle {...at} r="8" fill="var(--bad)" stroke="var(--art-wash)" strokeWidth="3" />;
    case 'done':
      return <circle {...at} r="5" fill="var(--ink)" />;
    case 'release':
      return <circle {...at} r="8" fill="var(--art-wash)" stroke="var(--ink)" strokeWidth="2.5" />;
    case 'missed':
      return (
        <g>
          <circle {...at} r="5" fill="var(--art-wash)" stroke="var(--art-ink)" strokeWidth="2" />
          <path d={`M${x - 8},${y + 8}L${x + 8},${y - 8}`} stroke="var(--art-ink)" strokeWidth="2" />
        </g>
      );
    case 'later':
      return <circle {...at} r="5" fill="var(--art-wash)" stroke="var(--art-ink)" strokeWidth="2" />;
  }
}

const ALIGN = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;

function Labels({ labels, frame }: { labels: readonly LineLabel[]; frame: LineFrame }) {
  return (
    <div
      className="absolute"
      style={{ top: frame.baseline + (frame.size === 'narrow' ? 18 : 24), left: 0 }}
      aria-hidden
    >
      {labels.map(({ key, left, align, tone, label, detail }) => (
        <p
          key={key}
          className={clsx('absolute top-0 text-13 leading-tight whitespace-nowrap text-art-ink', ALIGN[align])}
          style={{ left }}
        >
          <b
            className={clsx(
              'font-bold',
              tone === 'now'
                ? 'inline-block rounded-full bg-volt px-2 text-on-volt'
                : tone === 'bad'
                  ? 'text-bad'
                  : 'text-ink',
              tone === 'missed' && 'line-through',
            )}
          >
            {label}
          </b>
          <span className={clsx('block text-xs', tone === 'now' && 'px-0.5')}>{detail}</span>
        </p>
      ))}
    </div>
  );
}
