import type { ComponentProps, ReactNode } from 'react';
import { useUser } from '../../../app/session/session.ts';
import { LockedField } from '../../../parts/form/locked-field.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';

type PlanFieldProps = ComponentProps<typeof LockedField> & { children: ReactNode };

/** A field that only some plans may change. Staff correcting another account's release may always change it. */
export function PlanField({ children, ...locked }: PlanFieldProps) {
  const { is_staff } = useUser();
  const isIncluded = useCapability(locked.capability);
  return isIncluded || is_staff ? children : <LockedField {...locked} />;
}
