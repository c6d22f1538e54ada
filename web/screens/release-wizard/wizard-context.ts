import type { Release } from '@tangent/contract/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { SubmissionFacts } from '@tangent/domain/release/check-step.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { createContext, useContext } from 'react';
import type { UploadEntry } from '../../parts/upload/upload-entry.ts';
import type { DraftControl } from './use-draft.ts';

/** What every step of the wizard works on. */
export type Wizard = {
  readonly draft: DraftControl;
  readonly release: Release | null;
  readonly facts: SubmissionFacts;
  /** Everything the rules find now, all steps. */
  readonly issues: readonly Issue[];
  /** The part of it that is shown at the fields. */
  readonly shown: readonly Issue[];
  readonly uploads: ReadonlyMap<string, UploadEntry>;
  /** Saves for a purpose and tells what went wrong; null when it did not work. */
  readonly trySave: () => Promise<Release | null>;
  readonly stepPath: (step: WizardStep) => string;
};

const Context = createContext<Wizard | null>(null);
export const WizardProvider = Context.Provider;

export function useWizard(): Wizard {
  const wizard = useContext(Context);
  if (wizard === null) throw new Error('a step is shown outside the wizard');
  return wizard;
}
