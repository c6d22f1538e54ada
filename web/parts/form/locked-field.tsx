import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LockHint } from '../money/plan/upsell.tsx';

type LockedFieldProps = {
  capability: Capability;
  id?: string;
  label: ReactNode;
  error?: ReactNode;
  /** The current value as text: it may have been chosen under another plan. */
  value: string;
  onRemove: () => void;
};

/** A field the plan does not include: it stays in its place, can be reached and explains what unlocks it. */
export function LockedField({ capability, value, onRemove, ...field }: LockedFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-1.5">
      <TextField
        {...field}
        readOnly
        value={value}
        placeholder="–"
        hint={
          <>
            {t(`plan.feature.${capability}.text`)} <LockHint capability={capability} />
          </>
        }
      />
      {value !== '' && (
        <Button size="small" className="justify-self-start" onClick={onRemove}>
          {t('wizard.remove_value', { field: field.label })}
        </Button>
      )}
    </div>
  );
}
