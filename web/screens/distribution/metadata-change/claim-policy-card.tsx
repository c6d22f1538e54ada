import type { Release } from '@tangent/contract/catalogue/release.ts';
import { isUsualClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { ClaimPolicyFields } from '../../../parts/catalogue/release/claim-policy-fields.tsx';
import { listClaimingStores } from '../../../parts/catalogue/release/list-claiming-stores.ts';
import { Card } from '../../../ui/card.tsx';
import type { ChangeForm } from './change-form.ts';
import type { ChangeErrors } from './use-change-errors.ts';

type ClaimPolicyCardProps = {
  release: Release;
  form: ChangeForm;
  change: (fields: Partial<ChangeForm>) => void;
  errors: ChangeErrors;
};

/** Changes what happens to videos of others that use a live release, where one of its stores claims them. */
export function ClaimPolicyCard({ release, form, change, errors }: ClaimPolicyCardProps) {
  const { t } = useTranslation();
  const claiming = listClaimingStores(useStores().data?.items ?? [], release.store_ids);
  if (claiming.length === 0 && isUsualClaimPolicy(form)) return null;
  return (
    <Card title={t('claim_policy.title')}>
      <ClaimPolicyFields
        policyId="change-claim-policy"
        id="change-claim-exceptions"
        choice={form}
        stores={claiming}
        onChange={({ claim_policy, claim_exceptions }) =>
          change({
            claim_policy,
            claim_exceptions: claim_exceptions.map((one) => ({ ...one, territories: [...one.territories] })),
          })
        }
        error={errors('claim_exceptions', t('release.field.claim_exceptions'))}
      />
    </Card>
  );
}
