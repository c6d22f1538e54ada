import { clsx } from 'clsx';

type ArtworkProps = {
  /** Address of the artwork; without one, a record groove is drawn. */
  src?: string | null;
  /** Text alternative; empty when the title is right beside the image. */
  alt: string;
  className?: string;
  /** Adds a shadow: only for artwork, and only where it is the hero of the page. */
  raised?: boolean;
};

/** The square artwork of a release, with the corners of a record sleeve. */
export function Artwork({ src, alt, className, raised = false }: ArtworkProps) {
  const imageClass = clsx(
    'block aspect-square shrink-0 rounded-sleeve object-cover',
    raised && 'shadow-sleeve',
    className,
  );
  if (src) {
    const urgency = raised ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
    return <img src={src} alt={alt} {...urgency} decoding="async" className={clsx('bg-sunken', imageClass)} />;
  }
  return (
    <svg
      viewBox="0 0 100 100"
      className={clsx('bg-sunken text-ink-3', imageClass)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {[36, 29, 22, 15].map((radius) => (
        <circle key={radius} cx="46" cy="54" r={radius} opacity=".55" />
      ))}
      <path d="M46 18H100" opacity=".55" />
      <circle cx="46" cy="54" r="3" fill="currentColor" stroke="none" opacity=".7" />
    </svg>
  );
}
