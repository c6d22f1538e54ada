/** The mark of an artist whose name we have checked. */
export function Seal({ label, className, ground }: { label: string; className: string; ground: string }) {
  return (
    <svg viewBox="0 0 18 18" className={`shrink-0 ${className}`} role="img" aria-label={label}>
      <circle cx="9" cy="9" r="8.5" fill="var(--ink)" />
      <path d="m5.3 9.3 2.5 2.5 5-5.3" fill="none" stroke={ground} strokeWidth="1.9" />
    </svg>
  );
}
