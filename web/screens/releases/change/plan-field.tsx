import type { ComponentProps, ReactNode } from 'react';
import { useUser } from '../../../app/session.ts';
import { LockedField } from '../../../parts/form/locked-field.tsx';
import { useCan } from '../../../parts/plan/upsell.tsx';

type PlanFieldProps = ComponentProps<typeof LockedField> & { children: ReactNode };

/** A field that not every plan may change. Staff, who corrects releases of others, may. */
export function PlanField({ children, ...locked }: PlanFieldProps) {
  const { is_staff } = useUser();
  const isIncluded = useCan(locked.capability);
  return isIncluded || is_staff ? children : <LockedField {...locked} />;
}
