import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { useForm } from '../wizard-context.ts';

/** The cover beside the sheet, on wide screens. */
export function WizardAside() {
  const artwork = useForm((form) => (form.artwork?.state === 'complete' ? form.artwork.id : null));
  return (
    <div className="sticky top-20 max-lg:hidden">
      <Artwork
        src={artwork === null ? null : imageUrl(artwork, '1000')}
        alt=""
        className="w-full"
        raised={artwork !== null}
      />
    </div>
  );
}
