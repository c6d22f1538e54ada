import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasLibrary, listClaimingStores } from '../../../../parts/catalogue/release/list-claiming-stores.ts';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useStoreNames } from '../../../../parts/catalogue/release/use-store-names.ts';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/**
 * Shows which chosen services claim the release in other people's uploads, with how many of its tracks, and links to the
 * first track they leave out (A-202). Never blocks a submission by itself.
 */
export function ClaimForecast({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const chosen = useForm((form) => form.store_ids);
  const claiming = listClaimingStores(stores, chosen);
  if (tracks.length === 0 || claiming.length === 0) return null;
  const done = tracks.filter(isClaimable).length;
  const firstFree = tracks.findIndex((track) => !isClaimable(track));
  const others = claiming.filter(hasLibrary);
  const onlyClaiming = claiming.filter((store) => !hasLibrary(store));
  return (
    <Card title={t('wizard.claims.title')}>
      <ul className="grid max-w-prose gap-1.5">
        <li>{t('wizard.claims.count', { done, count: tracks.length })}</li>
        {onlyClaiming.length > 0 && <StoreLine text={findServiceText(done, tracks.length)} stores={onlyClaiming} />}
        {others.length > 0 && done < tracks.length && (
          <StoreLine text={done === 0 ? 'wizard.claims.stores_none' : 'wizard.claims.stores_some'} stores={others} />
        )}
      </ul>
      {firstFree >= 0 && (
        <Link
          className="mt-3 inline-flex min-h-11 items-center font-strong underline underline-offset-4"
          to={`${stepPath('tracks')}#${fieldId(`tracks.${firstFree}.claim_conditions`)}`}
        >
          {t('wizard.claims.answer', { number: firstFree + 1 })}
        </Link>
      )}
    </Card>
  );
}

type StoreText = ReturnType<typeof findServiceText> | 'wizard.claims.stores_some' | 'wizard.claims.stores_none';

function findServiceText(done: number, total: number) {
  if (done === 0) return 'wizard.claims.services_none';
  return done < total ? 'wizard.claims.services_some' : 'wizard.claims.services_all';
}

function StoreLine({ text, stores }: { text: StoreText; stores: readonly Store[] }) {
  const { t } = useTranslation();
  const toNames = useStoreNames();
  return <li>{t(text, { stores: toNames(stores) })}</li>;
}
