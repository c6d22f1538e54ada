import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { SubmissionFacts } from '@tangent/domain/catalogue/release/check-step.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UploadEntry } from '../../../parts/catalogue/upload/upload-entry.ts';
import { readUploads, subscribeUploads } from '../../../parts/catalogue/upload/upload-store.ts';
import { trackSlot } from '../../../parts/catalogue/upload/use-uploads.ts';
import type { DraftForm } from './draft/draft-form.ts';
import type { DraftState } from './draft/draft-state.ts';
import type { DraftStore, FormChange } from './draft/draft-store.ts';

/** Values that never change while the wizard is open: reading them causes no render. */
export type WizardActions = {
  readonly store: DraftStore;
  readonly change: (change: FormChange) => void;
  /** Saves and shows the error, if any; null when it failed. */
  readonly trySave: () => Promise<Release | null>;
  readonly stepPath: (step: WizardStep) => string;
};

/** The issues found by the rules. Changes only when they find others. */
export type WizardFindings = {
  readonly facts: SubmissionFacts;
  /** All current issues of all steps. */
  readonly issues: readonly Issue[];
  /** Flagged fields that still have their submitted value. */
  readonly flaggedIssues: readonly Issue[];
  /** The issues shown at the fields: those of checked steps, refused values, flagged fields. */
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

/** Selects a value of the draft, such as `(form) => form.title`: renders again only when it changes. */
export function useForm<Value>(pick: (form: DraftForm) => Value): Value {
  return useDraftState((state) => pick(state.form));
}

/** Like `useForm`, for the state of the draft. The selected value must stay the same object while nothing changed. */
export function useDraftState<Value>(pick: (state: DraftState) => Value): Value {
  const { store } = useWizardActions();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}

/** Returns the upload of a track's file that is running in this browser. */
export function useTrackUpload(trackId: string): UploadEntry | undefined {
  const releaseId = useDraftState((state) => state.release?.id);
  return useSyncExternalStore(subscribeUploads, () =>
    releaseId === undefined ? undefined : readUploads().get(trackSlot(releaseId, trackId)),
  );
}
