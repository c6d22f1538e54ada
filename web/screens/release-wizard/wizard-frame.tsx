import type { Release } from '@tangent/contract/release.ts';
import type { Store } from '@tangent/contract/store.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { type ReactNode, useState } from 'react';
import { ArtworkStep } from './artwork-step.tsx';
import { BasicInfoStep } from './basic-info-step.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DistributionStep } from './distribution-step.tsx';
import { PlatformsStep } from './platforms-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepNavigation } from './step-indicator.tsx';
import { stepOfPath } from './step-issues.ts';
import { TracksStep } from './tracks-step.tsx';
import { useLinkedField } from './use-linked-field.ts';
import { useWizardState } from './use-wizard-state.ts';
import { WizardProvider } from './wizard-context.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardTitle } from './wizard-title.tsx';

export type WizardFrameProps = {
  release: Release | null;
  step: WizardStep;
  stores: readonly Store[];
  /** Hears the id of the draft that this frame makes, and null when the frame goes; null for a draft that exists. */
  onMade: ((id: string | null) => void) | null;
};

export function WizardFrame({ release, step, stores, onMade }: WizardFrameProps) {
  const [asked, setAsked] = useState<ReadonlySet<WizardStep>>(new Set());
  const ask = (...steps: WizardStep[]) => setAsked((before) => new Set([...before, ...steps]));
  useLinkedField(step, ask);
  const { wizard, conflict, endConflict } = useWizardState({ release, step, stores, onMade }, asked);
  const { draft, issues, trySave } = wizard;
  const askAll = () => ask(...issues.map((issue) => stepOfPath(issue.path)));

  return (
    <WizardProvider value={wizard}>
      <div className="grid gap-6">
        <WizardTitle step={step} />
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-20">
            <StepNavigation step={step} onLeave={() => void (draft.dirty && draft.id !== null && trySave())} />
          </div>
          <div className="grid min-w-0 max-w-4xl gap-5">
            <StepContent step={step} stores={stores} onAskAll={askAll} />
            {step !== 'review' && <WizardFooter step={step} onAsk={() => ask(step)} />}
          </div>
        </div>
      </div>
      <ConflictDialog open={conflict} onClose={endConflict} reload={draft.reload} />
    </WizardProvider>
  );
}

type StepContentProps = { step: WizardStep; stores: readonly Store[]; onAskAll: () => void };

function StepContent({ step, stores, onAskAll }: StepContentProps) {
  const steps: Record<WizardStep, ReactNode> = {
    'basic-info': <BasicInfoStep />,
    artwork: <ArtworkStep />,
    tracks: <TracksStep />,
    platforms: <PlatformsStep stores={stores} />,
    distribution: <DistributionStep />,
    review: <ReviewStep stores={stores} onAsk={onAskAll} />,
  };
  return steps[step];
}
