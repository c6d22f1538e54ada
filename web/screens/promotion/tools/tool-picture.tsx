import type { Tool } from './tool-list.ts';

/** Heights of the bars of a wave, quieter before its master and louder after it. */
const WAVE = [6, 10, 16, 12, 20, 14, 24, 18, 12, 20, 10, 16, 22, 34, 48, 40, 60, 46, 66, 52, 38, 58, 44, 30, 50, 36];
const SAVES = [88, 53, 38, 31, 24, 20, 19, 22];
const PALETTES = ['var(--ink)', 'var(--volt)', 'var(--ink-3)'];

/** A small drawing of what a tool makes. */
export function ToolPicture({ name }: { name: Tool['name'] }) {
  return (
    <svg viewBox="0 0 220 92" width="220" height="92" className="block max-w-full" fill="none" aria-hidden>
      {draw(name)}
    </svg>
  );
}

function draw(name: Tool['name']) {
  switch (name) {
    case 'mastering':
      return WAVE.map((height, n) => (
        <rect
          key={keyOf(n)}
          x={n * 8}
          y={46 - height / 2}
          width="4"
          height={height}
          fill="var(--ink)"
          opacity={n < 13 ? 0.45 : 1}
        />
      ));
    case 'lyrics':
      return [150, 120, 160].map((width, n) => (
        <g key={width} opacity={n === 0 ? 1 : 0.5}>
          <rect y={20 + n * 24} width={width} height="6" rx="3" fill="var(--ink)" />
          <circle cx="190" cy={23 + n * 24} r="5" fill="var(--ink)" />
        </g>
      ));
    case 'cover_art':
      return PALETTES.map((fill, n) => (
        <g key={fill}>
          <rect x={n * 70} y="30" width="62" height="62" fill={fill} />
          <circle cx={n * 70 + 31} cy="61" r={10 + n * 6} fill="var(--paper)" opacity=".7" />
        </g>
      ));
    case 'banner':
      return <Banners />;
    case 'presave':
      return SAVES.map((height, n) => (
        <rect key={keyOf(n)} x={n * 25} y={92 - height} width="18" height={height} fill="var(--ink)" />
      ));
    case 'smart_links':
      return <Lanes isDashed={(n) => n === 4} />;
    case 'playlists':
      return <Lanes isDashed={(n) => n % 3 !== 0} />;
    case 'referral':
      return <Friends />;
    default:
      return null;
  }
}

const keyOf = (n: number) => `bar ${n}`;

/** Lines that leave a record. */
function Lanes({ isDashed }: { isDashed: (n: number) => boolean }) {
  return (
    <>
      {[0, 1, 2, 3, 4].map((n) => (
        <path
          key={n}
          d={`M40,10C120,10,90,${14 + n * 18},220,${14 + n * 18}`}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray={isDashed(n) ? '5 4' : undefined}
        />
      ))}
      <circle cx="40" cy="46" r="36" fill="var(--disc)" />
      {[30, 24, 18].map((radius) => (
        <circle key={radius} cx="40" cy="46" r={radius} stroke="var(--disc-groove)" />
      ))}
      <circle cx="40" cy="46" r="10" fill="var(--record-label)" />
    </>
  );
}

function Banners() {
  return (
    <>
      <rect y="2" width="90" height="90" fill="var(--ink)" />
      <rect x="14" y="16" width="42" height="42" fill="var(--volt)" />
      <rect x="14" y="68" width="50" height="7" rx="2" fill="var(--paper)" />
      <rect x="104" y="2" width="50" height="90" fill="var(--ink)" />
      <rect x="112" y="16" width="34" height="34" fill="var(--volt)" />
      <rect x="112" y="60" width="30" height="6" rx="2" fill="var(--paper)" />
    </>
  );
}

/** Friends on the way to a reward. */
function Friends() {
  return (
    <>
      <path d="M14,60H206" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M14,60H142" stroke="var(--ink)" strokeWidth="3" />
      {[14, 78, 142, 206].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="60"
          r="11"
          fill={x > 142 ? 'var(--paper)' : 'var(--ink)'}
          stroke="var(--ink)"
          strokeWidth="3"
        />
      ))}
    </>
  );
}
