import { CLAIM_CONDITIONS, type ClaimCondition } from '@tangent/domain/catalogue/release/claims.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';

type ClaimFieldsProps = {
  confirmed: readonly ClaimCondition[];
  /** The id of the first box, so that links lead to it. */
  id?: string;
  onChange: (confirmed: ClaimCondition[]) => void;
};

/** Asks what must be true before services may claim the track in other people's uploads. */
export function ClaimFields({ confirmed, id, onChange }: ClaimFieldsProps) {
  const { t } = useTranslation();
  const set = (condition: ClaimCondition, isTrue: boolean) =>
    onChange(CLAIM_CONDITIONS.filter((one) => (one === condition ? isTrue : confirmed.includes(one))));
  return (
    <div className="grid max-w-text gap-3">
      {CLAIM_CONDITIONS.map((condition, index) => (
        <CheckboxField
          key={condition}
          {...(index === 0 && id !== undefined ? { id } : {})}
          label={t(`release.claim.${condition}`)}
          hint={t(`release.claim_hint.${condition}`)}
          checked={confirmed.includes(condition)}
          onChange={(event) => set(condition, event.target.checked)}
        />
      ))}
    </div>
  );
}
