import { Artwork } from '../../../ui/artwork.tsx';

/** The artwork as a sleeve with its record half drawn out. */
export function ArtworkWithRecord({ src, alt }: { src: string | null; alt: string }) {
  return (
    <div className="relative w-4/5 max-w-72 self-start md:w-52 xl:w-62">
      <svg viewBox="0 0 100 100" className="absolute top-[3%] -right-1/5 h-47/50 w-47/50" aria-hidden>
        <circle cx="50" cy="50" r="50" fill="oklch(0.19 0.02 155)" />
        {[47, 43.5, 40, 36.5, 33, 29.5, 26, 22.5].map((radius) => (
          <circle key={radius} cx="50" cy="50" r={radius} fill="none" stroke="oklch(0.42 0.05 145)" strokeWidth=".35" />
        ))}
      </svg>
      <Artwork src={src} alt={alt} className="relative w-full" raised />
    </div>
  );
}
