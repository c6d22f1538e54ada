import { AllowanceNote } from '../../../parts/catalogue/release/allowance-note.tsx';
import { useWizardFindings } from './wizard-context.ts';

/** Shows the releases left this month; a corrected release is not a new one. */
export function WizardAllowance() {
  const { resubmission } = useWizardFindings().facts;
  return resubmission ? null : <AllowanceNote />;
}
