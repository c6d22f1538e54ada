import type { Store } from '@tangent/contract/catalogue/store.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ArtworkStep } from './artwork/artwork-step.tsx';
import { ConflictDialog } from './draft/conflict-dialog.tsx';
import type { DraftStore } from './draft/draft-store.ts';
import { DraftUploads } from './draft/draft-uploads.ts';
import { RestoredNote } from './draft/restored-note.tsx';
import type { DraftOpening } from './draft/use-draft.ts';
import { StepNodes } from './head/step-nodes.tsx';
import { WizardTitle } from './head/wizard-title.tsx';
import { ArtistFirst } from './info/artist-first.tsx';
import { BasicInfoStep } from './info/basic-info-step.tsx';
import { QuestionList } from './question/question-list.tsx';
import { AnsweredLines } from './sheet/answered-lines.tsx';
import { StepButtons } from './sheet/step-buttons.tsx';
import type { LineStep } from './sheet/use-line-texts.ts';
import { WizardAside } from './sheet/wizard-aside.tsx';
import { WizardBar } from './sheet/wizard-bar.tsx';
import { DistributionStep } from './stores/distribution-step.tsx';
import { PlatformsStep } from './stores/platforms-step.tsx';
import { StyleChecker } from './style/style-checker.tsx';
import { ReopenedNote } from './submit/reopened-note.tsx';
import { ReviewStep } from './submit/review-step.tsx';
import { WizardFindings } from './submit/wizard-findings.tsx';
import { TracksStep } from './tracks/tracks-step.tsx';
import { UploadNotes } from './tracks/upload-notes.tsx';
import { useWizardState } from './use-wizard-state.ts';
import { WizardAllowance } from './wizard-allowance.tsx';
import { WizardActionsProvider } from './wizard-context.ts';

/** Leaves for the release's page and says why, if it was submitted in another tab and can no longer change. */
function useNotEditable(store: DraftStore): void {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    let notified = false;
    return store.subscribe(() => {
      const { id, save, error } = store.read();
      if (notified || save !== 'failed' || error?.name !== 'not_editable') return;
      notified = true;
      toast('bad', t('error.not_editable'));
      void navigate(`/distributions/${id}`, { replace: true });
    });
  }, [store, t, toast, navigate]);
}

/** Follows an address that names a field: its step shows the issues, then the field gets the focus. */
function useLinkedField(step: WizardStep, onValidate: (step: WizardStep) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts once, whatever renders in between
  useEffect(() => {
    if (!hash.startsWith('#field-') || !WIZARD_STEPS.includes(step)) return;
    onValidate(step);
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus());
  }, [hash, key]);
}

export type WizardFrameProps = DraftOpening & {
  step: WizardStep;
  stores: readonly Store[];
  /** Called with the id of the draft that this frame creates; null for an existing draft. */
  onCreated: ((id: string) => void) | null;
};

export function WizardFrame({ step, stores, ...rest }: WizardFrameProps) {
  const [validated, setValidated] = useState<ReadonlySet<WizardStep>>(new Set());
  const validate = useCallback(
    (...steps: WizardStep[]) => setValidated((before) => new Set([...before, ...steps])),
    [],
  );
  const validateAll = useCallback(() => validate(...WIZARD_STEPS), [validate]);
  const validateStep = useCallback(() => validate(step), [validate, step]);
  useLinkedField(step, validate);
  const actions = useWizardState({ step, ...rest });
  const { store } = actions;
  useNotEditable(store);
  const [looking, setLooking] = useState(true);
  const openConflicts = useCallback(() => setLooking(true), []);

  const flush = useCallback(() => store.flush(), [store]);

  return (
    <WizardActionsProvider value={actions}>
      <WizardFindings validated={validated}>
        <div className="grid gap-6">
          <WizardTitle step={step} onDecide={openConflicts} />
          <StepNodes step={step} onLeave={flush} />
          {rest.restored && <RestoredNote storeIds={stores.map(({ id }) => id)} />}
          <StyleChecker>
            <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-aside-72 xl:grid-cols-aside-85">
              <div className="grid min-w-0 gap-5">
                <ReopenedNote key={String(step === 'review')} open={step === 'review'} />
                <ArtistFirst />
                <UploadNotes />
                {step === 'review' ? (
                  <ReviewStep stores={stores} onValidate={validateAll} />
                ) : (
                  <div>
                    <QuestionList stores={stores} />
                    <AnsweredLines step={step} stores={stores} onLeave={flush}>
                      <StepContent step={step} stores={stores} />
                      <StepButtons step={step} onValidate={validateStep} />
                    </AnsweredLines>
                  </div>
                )}
              </div>
              <WizardAside step={step} stores={stores} />
            </div>
          </StyleChecker>
          {step !== 'review' && <WizardBar onLeave={flush} />}
        </div>
        <DraftUploads />
        <ConflictDialog looking={looking} onOpenChange={setLooking} />
      </WizardFindings>
    </WizardActionsProvider>
  );
}

type StepContentProps = { step: LineStep; stores: readonly Store[] };

/** The fields of a step, which render only for their own reasons. */
const StepContent = memo(function StepContent({ step, stores }: StepContentProps) {
  const steps: Record<LineStep, ReactNode> = {
    'basic-info': (
      <>
        <WizardAllowance />
        <BasicInfoStep />
      </>
    ),
    artwork: <ArtworkStep />,
    tracks: <TracksStep />,
    platforms: <PlatformsStep stores={stores} />,
    distribution: <DistributionStep stores={stores} />,
  };
  return steps[step];
});
