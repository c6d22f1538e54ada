/** Two-colour print, the same in both themes. */
const VOLT = '#d3f222';
const INK = '#101c15';
const PAPER = '#f4f5ec';
const SUNKEN = '#e3e5d6';

const range = (length: number) => Array.from({ length }, (_, index) => index);
const WAVE = [14, 22, 34, 47, 40, 30, 44, 56, 49, 38, 26, 42, 58, 66, 52, 40, 33, 48, 60, 45, 31, 22, 15];
const CUT = 36;
const FAKE_LISTENERS = new Set([11, 12, 13, 19, 20, 21, 27, 28, 29, 36, 37, 44]);

/** One idea each, drawn on a grid of 100: the ground, and what stands on it. `left` moves it in a wide picture. */
export const FIGURES = {
  loud: { ground: VOLT, Drawing: Loud },
  lead: { ground: INK, Drawing: Lead },
  bots: { ground: VOLT, Drawing: Bots },
  split: { ground: SUNKEN, Drawing: Split },
  move: { ground: SUNKEN, Drawing: Move },
  ai: { ground: INK, Drawing: Machine },
  save: { ground: VOLT, Drawing: Save },
  read: { ground: SUNKEN, Drawing: Read },
} as const;
export type FigureName = keyof typeof FIGURES;

/** The figure of a post: a square, or 150 by 100. */
export function Figure({ name, isWide = false }: { name: FigureName; isWide?: boolean }) {
  const { ground, Drawing } = FIGURES[name];
  const width = isWide ? 150 : 100;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} 100`} className="block h-auto w-full" aria-hidden>
      <rect width={width} height="100" fill={ground} />
      <g transform={isWide ? 'translate(25)' : undefined}>
        <Drawing />
      </g>
    </svg>
  );
}

function Loud() {
  return (
    <>
      {WAVE.map((height, index) => {
        const x = 10.4 + index * 3.6;
        const kept = Math.min(height, CUT);
        return (
          <g key={index} stroke={INK}>
            <path d={`M${x} ${50 - kept / 2}v${kept}`} strokeWidth="2.2" />
            {height > CUT && (
              <path
                d={`M${x - 1.1} ${50 - height / 2}h2.2v${(height - CUT) / 2}h-2.2ZM${x - 1.1} 68h2.2v${(height - CUT) / 2}h-2.2Z`}
                fill="none"
                strokeWidth=".5"
              />
            )}
          </g>
        );
      })}
      <path d="M-30 31.4H130M-30 68.6H130" stroke={INK} strokeWidth=".8" />
    </>
  );
}

function Lead() {
  return (
    <>
      <path
        d={`M10 62h80${range(22)
          .map((day) => `M${(10 + day * 3.81).toFixed(2)} 62v${day % 7 === 0 ? -26 : -8}`)
          .join('')}`}
        stroke={PAPER}
        strokeWidth="1.2"
      />
      <circle cx="90" cy="62" r="6" fill={VOLT} />
      <circle cx="10" cy="62" r="3" fill={PAPER} />
    </>
  );
}

function Bots() {
  return range(64).map((place) => {
    const [cx, cy] = [11.5 + (place % 8) * 11, 11.5 + Math.floor(place / 8) * 11];
    return FAKE_LISTENERS.has(place) ? (
      <circle key={place} cx={cx} cy={cy} r="3" fill="none" stroke={INK} strokeWidth=".8" />
    ) : (
      <circle key={place} cx={cx} cy={cy} r="3.4" fill={INK} />
    );
  });
}

function Split() {
  return (
    <>
      <path d="M51 48V14a35 35 0 0 1 33.3 24.2Z" fill={VOLT} stroke={INK} />
      <path d="M54 52 87 42a35 35 0 0 1-25 43.5ZM47 52 55 87.6A37 37 0 1 1 47 14Z" fill={INK} />
      <circle cx="49.5" cy="50" r="4" fill={SUNKEN} />
    </>
  );
}

function Move() {
  return (
    <>
      <path d="M28 31H72M28 69H72" stroke={INK} strokeWidth="1.4" />
      <circle cx="28" cy="50" r="19" fill={INK} />
      <circle cx="72" cy="50" r="19" fill={VOLT} stroke={INK} strokeWidth="1.4" />
      {[14.5, 11, 7.5].map((radius) => (
        <g key={radius} fill="none" strokeWidth=".7">
          <circle cx="28" cy="50" r={radius} stroke="#4b5a4c" />
          <circle cx="72" cy="50" r={radius} stroke={INK} />
        </g>
      ))}
      <circle cx="28" cy="50" r="2.4" fill={PAPER} />
      <circle cx="72" cy="50" r="2.4" fill={INK} />
    </>
  );
}

function Machine() {
  return (
    <>
      <path d="M50 18a32 32 0 0 0 0 64Z" fill={PAPER} />
      <path
        d={range(13)
          .map((line) => {
            const y = 20 + line * 5;
            return `M52 ${y}h${Math.max(0, Math.sqrt(Math.max(0, 32 ** 2 - (y - 50) ** 2)) - 2).toFixed(1)}`;
          })
          .join('')}
        stroke={VOLT}
        strokeWidth="2"
      />
    </>
  );
}

function Save() {
  return range(28).map((day) => {
    const [x, y] = [12 + (day % 7) * 11, 24 + Math.floor(day / 7) * 14];
    return (
      <g key={day} stroke={INK} strokeWidth=".9">
        <rect x={x} y={y} width="9" height="12" fill={day === 25 ? INK : 'none'} />
        {day > 10 && day < 25 && <path d={`M${x + 2.4} ${y + 6}h4.2`} />}
      </g>
    );
  });
}

function Read() {
  return (
    <>
      <path d="M14 20h72" stroke={INK} strokeWidth="2" />
      {[46, 30, 22, 17, 9, 5].map((width, line) => (
        <g key={width} stroke={INK}>
          <path d={`M14 ${31 + line * 8.6}h${12 + ((line * 5) % 9)}`} strokeWidth="1.4" />
          <path d={`M${86 - width} ${31 + line * 8.6}H86`} strokeWidth="4" />
        </g>
      ))}
      <path d="M14 81h72" stroke={INK} />
      <path d="M56 88h30" stroke={VOLT} strokeWidth="8" />
    </>
  );
}
