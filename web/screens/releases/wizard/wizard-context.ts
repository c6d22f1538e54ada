import type { Release } from '@tangent/contract/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { SubmissionFacts } from '@tangent/domain/release/check-step.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UploadEntry } from '../../../parts/upload/upload-entry.ts';
import { readUploads, subscribeUploads } from '../../../parts/upload/upload-store.ts';
import { trackSlot } from '../../../parts/upload/use-uploads.ts';
import type { DraftForm } from './draft-form.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftStore, FormChange } from './draft-store.ts';

/** What never changes while the wizard is open: reading it makes nothing render again. */
export type WizardActions = {
  readonly store: DraftStore;
  readonly change: (change: FormChange) => void;
  /** Saves for a purpose and tells what went wrong; null when it did not work. */
  readonly trySave: () => Promise<Release | null>;
  readonly stepPath: (step: WizardStep) => string;
};

/** What the rules say. Changes only when they say something else. */
export type WizardFindings = {
  readonly facts: SubmissionFacts;
  /** Everything the rules find now, all steps. */
  readonly issues: readonly Issue[];
  /** Fields that a reviewer points at and that are as they were. */
  readonly flaggedIssues: readonly Issue[];
  /** What is shown at the fields: of the rules' findings the part that was asked for, refused values, pointers. */
  readonly shown: readonly Issue[];
};

const Actions = createContext<WizardActions | null>(null);
const Findings = createContext<WizardFindings | null>(null);
export const WizardActionsProvider = Actions.Provider;
export const WizardFindingsProvider = Findings.Provider;

const OUTSIDE = 'a step is shown outside the wizard';

export function useWizardActions(): WizardActions {
  const actions = useContext(Actions);
  if (actions === null) throw new Error(OUTSIDE);
  return actions;
}

export function useWizardFindings(): WizardFindings {
  const findings = useContext(Findings);
  if (findings === null) throw new Error(OUTSIDE);
  return findings;
}

/** One thing of the draft, such as `(form) => form.title`: renders again only when that thing changes. */
export function useForm<Value>(pick: (form: DraftForm) => Value): Value {
  return useDraftState((state) => pick(state.form));
}

/** As `useForm`, of how the draft stands. The picked value must be the same one as long as nothing changed. */
export function useDraftState<Value>(pick: (state: DraftState) => Value): Value {
  const { store } = useWizardActions();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}

/** The file of a track that is on its way from this browser. */
export function useTrackUpload(trackId: string): UploadEntry | undefined {
  const releaseId = useDraftState((state) => state.release?.id);
  return useSyncExternalStore(subscribeUploads, () =>
    releaseId === undefined ? undefined : readUploads().get(trackSlot(releaseId, trackId)),
  );
}
