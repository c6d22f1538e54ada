/** Run-out grooves of a record: the decoration of an end or an empty place. */
export function Grooves({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 150 64" className={className} fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
      {[60, 49, 38, 27, 16].map((radius) => (
        <path key={radius} d={`M${62 - radius} 62a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
      <path d="M62 2H149" />
    </svg>
  );
}
