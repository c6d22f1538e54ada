/** The cover in the picture: drawn, like all covers here, so that no third-party image is needed. */
export function NightDriveCover({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden>
      <rect width="100" height="100" fill="#1b1440" />
      <circle cx="50" cy="46" r="27" fill="#ff6a3d" />
      {[40, 47, 53, 58.4, 63.2, 67.5, 71.4].map((y, index) => (
        <rect key={y} y={y} width="100" height={1.1 + index * 0.62} fill="#1b1440" />
      ))}
      <path d="M0 100V75h100v25Z" fill="#2a1f63" />
      <path d="M50 75 18 100h64Z" fill="#1b1440" />
      <path d="M49.4 77h1.2l.5 4h-2.2ZM48.7 84h2.6l.8 5h-4.2ZM47.6 92h4.8l1 8h-6.8Z" fill="#ffd9a8" />
    </svg>
  );
}
