import type { Store } from '@tangent/contract/catalogue/store.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { StoresSoFar } from '../style/stores-so-far.tsx';
import { StoresTake } from '../submit/stores-take.tsx';
import { useForm } from '../wizard-context.ts';

type WizardAsideProps = { step: WizardStep; stores: readonly Store[] };

/** Beside the sheet: the cover on wide screens, and what the chosen stores make of the release. */
export function WizardAside({ step, stores }: WizardAsideProps) {
  const artwork = useForm((form) => (form.artwork?.state === 'complete' ? form.artwork.id : null));
  return (
    <div className="lg:sticky lg:top-20">
      <Artwork
        src={artwork === null ? null : imageUrl(artwork, '1000')}
        alt=""
        className="w-full max-lg:hidden"
        raised={artwork !== null}
      />
      {step === 'review' ? <StoresTake stores={stores} /> : <StoresSoFar stores={stores} />}
    </div>
  );
}
