/** A turning record while work is in progress; still for users who prefer no motion. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <g className="spin [animation-duration:900ms]">
        <circle cx="8" cy="8" r="6.5" opacity=".25" />
        <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
