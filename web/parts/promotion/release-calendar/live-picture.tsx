/** Radii of the grooves, from the rim to the label. */
const GROOVES = Array.from({ length: 13 }, (_, index) => 48 - index * 1.25);

/** A record as large as the window, with the cover as its label, the arm on it, and the line that leaves it. */
export function LivePicture({ artwork }: { artwork: string | null }) {
  return (
    <>
      <div className="live-record" aria-hidden>
        <svg viewBox="0 0 100 100" className="block w-full">
          <circle cx="50" cy="50" r="50" fill="var(--disc)" />
          {GROOVES.map((radius) => (
            <circle
              key={radius}
              cx="50"
              cy="50"
              r={radius}
              fill="none"
              stroke="var(--disc-groove)"
              strokeWidth="0.22"
            />
          ))}
          <circle cx="50" cy="50" r="30" fill="var(--record-label)" />
        </svg>
        {artwork !== null && <img src={artwork} alt="" className="live-label" />}
        <i className="live-hole" />
      </div>
      <i className="live-line" aria-hidden />
      <Arm />
    </>
  );
}

const TUBE = 'M110 36 L105 262 L40 322';

/** The arm, with its head above a groove. Each outline is drawn first, and its inside over it. */
function Arm() {
  return (
    <svg viewBox="0 0 150 360" className="live-arm" fill="none" strokeLinejoin="round" aria-hidden>
      <circle cx="110" cy="36" r="33" fill="var(--art-card)" stroke="var(--ink)" strokeWidth="4" />
      <g className="live-swing">
        <path d={TUBE} stroke="var(--ink)" strokeWidth="13" strokeLinecap="round" />
        <path d="M42 320 L14 345" stroke="var(--ink)" strokeWidth="31" />
        <path d={TUBE} stroke="var(--art-card)" strokeWidth="6" strokeLinecap="round" />
        <path d="M39 322.600 L17 342.300" stroke="var(--art-card)" strokeWidth="24" />
        <circle cx="110" cy="36" r="9" fill="var(--ink)" />
      </g>
    </svg>
  );
}
