import type { ReactNode } from 'react';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { useForm } from '../wizard-context.ts';

/** The cover beside the sheet on wide screens, and under it what stores say so far. */
export function WizardAside({ children }: { children: ReactNode }) {
  const artwork = useForm((form) => (form.artwork?.state === 'complete' ? form.artwork.id : null));
  return (
    <div className="grid gap-6 lg:sticky lg:top-20">
      <Artwork
        src={artwork === null ? null : imageUrl(artwork, '1000')}
        alt=""
        className="w-full max-lg:hidden"
        raised={artwork !== null}
      />
      {children}
    </div>
  );
}
