import { STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { CSSProperties } from 'react';
import type { PageContext } from '../page.ts';
import { NightDriveCover } from './night-drive-cover.tsx';
import { Record } from './record.tsx';

const WIDTH = 1312;
const RECORD = { cx: 452, cy: 238, radius: 180 };
const BOARD = { left: 830, top: 26, gap: 33.4 };

/** Width of one character of the mono font at 14 px. */
const MONO_WIDTH = 8.4;

const step = (index: number) => ({ '--i': index }) as CSSProperties;
const lineOf = (index: number) => BOARD.top + index * BOARD.gap;

/** One groove leaves the record and reaches every store. */
export function Fan({ texts }: PageContext) {
  const names = MAJOR_STORES.map((store) => store.name);
  const start = { x: RECORD.cx, y: RECORD.cy - RECORD.radius };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 440`}
      className="hidden w-full overflow-visible md:block"
      role="img"
      aria-label={texts.t('landing.picture', { stores: new Intl.ListFormat(texts.language).format(names) })}
    >
      <g className="draw" fill="none" stroke="currentColor" strokeWidth="2">
        {[...names, 'more'].map((name, index) => {
          const y = lineOf(index);
          const curve = `C${start.x + 190} ${start.y} ${BOARD.left - 210} ${y} ${BOARD.left} ${y}H${WIDTH}`;
          return <path key={name} pathLength={1} style={step(index)} d={`M${start.x} ${start.y}${curve}`} />;
        })}
      </g>
      {names.map((name, index) => (
        <StoreConnection key={name} name={name} state={texts.t('landing.state_live')} index={index} />
      ))}
      <text
        x={BOARD.left + 22}
        y={lineOf(names.length) - 8}
        fontSize="19"
        fontWeight="600"
        letterSpacing="-.02em"
        fill="currentColor"
        className="rise"
        style={step(names.length)}
      >
        {texts.t('landing.more_stores', { count: STORES_MIN - names.length })}
      </text>
      <Record {...RECORD} label={texts.t('landing.label')} />
      <path d={`M${start.x} ${start.y}h68`} stroke="currentColor" strokeWidth="2" />
      <rect
        x="7"
        y="37"
        width="410"
        height="410"
        className="blur-[14px] dark:hidden"
        fill="oklch(0.2 0.02 155 / .28)"
      />
      <svg x="0" y="28" width="410" height="410" aria-hidden>
        <NightDriveCover />
      </svg>
    </svg>
  );
}

function StoreConnection({ name, state, index }: { name: string; state: string; index: number }) {
  const y = lineOf(index);
  const stateWidth = [...state].length * MONO_WIDTH;
  return (
    <g className="rise" style={step(index)} fill="currentColor">
      <text x={BOARD.left + 22} y={y - 8} fontSize="19" fontWeight="600" letterSpacing="-.02em">
        {name}
      </text>
      <circle cx={WIDTH - stateWidth - 14} cy={y - 13.5} r="4" />
      <text x={WIDTH} y={y - 9} textAnchor="end" fontSize="14" fontFamily="var(--font-mono)">
        {state}
      </text>
    </g>
  );
}
