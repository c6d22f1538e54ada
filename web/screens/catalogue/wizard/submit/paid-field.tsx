import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import type { ReactNode } from 'react';
import { LockedField } from '../../../../parts/form/locked-field.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { useField } from '../draft/use-field.ts';

type PaidFieldProps = {
  capability: Capability;
  path: string;
  /** The current value as text: it may have been chosen under another plan. */
  value: string;
  onRemove: () => void;
  /** The field for plans that include it. */
  children: ReactNode;
};

/** A field of the wizard that only some plans include. */
export function PaidField({ children, path, ...locked }: PaidFieldProps) {
  const isIncluded = useCapability(locked.capability);
  const field = useField(path);
  return isIncluded ? children : <LockedField {...field} {...locked} />;
}
