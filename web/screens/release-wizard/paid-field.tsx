import type { Capability } from '@tangent/domain/plan/capability.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockHint, useCan } from '../../parts/upsell.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useField } from './use-field.ts';

type PaidFieldProps = {
  capability: Capability;
  path: string;
  /** What stands there, in words: it may have been chosen under another plan. */
  value: string;
  onRemove: () => void;
  /** The field for those who have it. */
  children: ReactNode;
};

/** A field not every plan has: it stands in its place, can be reached and says what unlocks it. */
export function PaidField({ children, ...locked }: PaidFieldProps) {
  const isIncluded = useCan(locked.capability);
  return isIncluded ? children : <LockedField {...locked} />;
}

function LockedField({ capability, path, value, onRemove }: Omit<PaidFieldProps, 'children'>) {
  const { t } = useTranslation();
  const field = useField(path);
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
