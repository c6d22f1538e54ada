import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isUsualClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { useTranslation } from 'react-i18next';
import { ClaimPolicyFields } from '../../../../parts/catalogue/release/claim-policy-fields.tsx';
import { listClaimingStores } from '../../../../parts/catalogue/release/list-claiming-stores.ts';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { Card } from '../../../../ui/card.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

/**
 * Asks what happens to videos of others that use the music, where a chosen store claims them. An answer that was given
 * stays visible when the store is taken out, so that nothing hidden is wrong.
 */
export function ClaimPolicyCard({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const form = useForm((form) => form);
  const { id, error } = useField('claim_exceptions');
  const claiming = listClaimingStores(stores, form.store_ids);
  if (claiming.length === 0 && isUsualClaimPolicy(form)) return null;
  return (
    <Card title={t('claim_policy.title')}>
      <ClaimPolicyFields
        choice={form}
        stores={claiming}
        onChange={change}
        policyId={fieldId('claim_policy')}
        id={id}
        error={error}
      />
    </Card>
  );
}
