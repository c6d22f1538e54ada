/** The logo: a record, and the groove that leaves it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" className={className} fill="none" stroke="currentColor" strokeWidth="3.2" aria-hidden>
      <circle cx="9.6" cy="10.6" r="7" />
      <path d="M9.6 3.6H26" strokeLinecap="square" />
      <circle cx="9.6" cy="10.6" r="1.6" fill="currentColor" stroke="none" />
    </svg>
  );
}
