import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { useForm } from '../wizard-context.ts';

/** Hundredths of the width. */
const RIM = 46;
const PITCH = 4;

type WizardRecordProps = { grooves: number; cut: number };

/** A small record with the cover as its label: every finished step cuts one more groove. */
export function WizardRecord({ grooves, cut }: WizardRecordProps) {
  const artwork = useForm((form) => (form.artwork?.state === 'complete' ? form.artwork.id : null));
  return (
    <span className="relative block size-full" aria-hidden>
      <svg viewBox="0 0 100 100" className="size-full" fill="none">
        <circle cx="50" cy="50" r="49.5" fill="var(--disc)" stroke="var(--disc-groove)" strokeWidth="0.6" />
        {Array.from({ length: grooves }, (_, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={RIM - index * PITCH}
            stroke={index < cut ? 'var(--record-groove)' : 'var(--disc-groove)'}
            strokeWidth={index < cut ? 1.1 : 0.4}
          />
        ))}
        <circle cx="50" cy="50" r="20" fill="var(--record-label)" />
      </svg>
      {artwork !== null && (
        <img
          src={imageUrl(artwork, '300')}
          alt=""
          className="absolute top-3/10 left-3/10 size-2/5 rounded-full object-cover"
        />
      )}
      <span className="absolute top-1/2 left-1/2 size-1 -translate-1/2 rounded-full bg-paper" />
    </span>
  );
}
