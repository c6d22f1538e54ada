import type { SubmissionFacts } from '@tangent/domain/catalogue/release/check-step.ts';
import { useLocalCalendar } from '../../../../app/local-calendar.ts';
import { useWizardFindings } from '../wizard-context.ts';

/**
 * Returns the facts for dates that are offered: a submission keeps them until the artist's own day ends, which may be
 * within the next UTC day.
 */
export function useOfferedFacts(): SubmissionFacts {
  const { facts } = useWizardFindings();
  return { ...facts, today: useLocalCalendar().closes_on };
}
