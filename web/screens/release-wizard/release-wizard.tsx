import { isEditable } from '@tangent/domain/release/status.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useRelease } from '../../api/release.ts';
import { useStores } from '../../api/store.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { MissingPage } from '../../parts/missing-page.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { useToast } from '../../ui/toast.tsx';
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

/** The wizard for a new release and for one that exists: one frame, two ways in. */
export function ReleaseWizard() {
  const { id, step } = useParams();
  const [made, setMade] = useState<string | null>(null);
  const base = id === undefined ? '/distributions/new' : `/distributions/${id}/edit`;
  if (step === undefined) return <Navigate to={`${base}/${WIZARD_STEPS[0]}`} replace />;
  if (!isWizardStep(step)) return <Navigate to="/" replace />;
  // The draft that this very frame has made keeps its frame under the new address: nobody stops typing for that.
  if (id === undefined || id === made) return <StoresFirst release={null} step={step} onMade={setMade} />;
  return <EditRelease key={id} id={id} step={step} />;
}

function isWizardStep(step: string): step is WizardStep {
  return (WIZARD_STEPS as readonly string[]).includes(step);
}

function EditRelease({ id, step }: { id: string; step: WizardStep }) {
  const { t } = useTranslation();
  const release = useRelease(id, { poll: false });
  if (release.isPending) return <WizardSkeleton />;
  if (release.isError) {
    const back = (
      <Link to="/distributions" className={buttonLook('volt', 'medium')}>
        {t('release.list.title')}
      </Link>
    );
    return <MissingPage error={release.error} onRetry={() => void release.refetch()} back={back} />;
  }
  if (!isEditable(release.data.status)) return <NotEditable id={id} />;
  return <StoresFirst release={release.data} step={step} onMade={null} />;
}

/** A release under review or in stores must not change: to its page, and say why. */
function NotEditable({ id }: { id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const text = t('error.not_editable');
  useEffect(() => toast('bad', text), [toast, text]);
  return <Navigate to={`/distributions/${id}`} replace />;
}

/** A new release goes to every store unless the artist says otherwise, so the list has to be there first. */
function StoresFirst({ release, step, onMade }: Omit<WizardFrameProps, 'stores'>) {
  const stores = useStores();
  if (stores.isPending) return <WizardSkeleton />;
  if (stores.isError) return <LoadFailed error={stores.error} onRetry={() => void stores.refetch()} />;
  return <WizardFrame release={release} step={step} stores={stores.data.items} onMade={onMade} />;
}
