import type { Label } from '@tangent/contract/label.ts';
import type { LabelRow } from './label-store.ts';

export function presentLabel({ id, name, created_at }: LabelRow): Label {
  return { id, name, created_at: created_at.toISOString() };
}
