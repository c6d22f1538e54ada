import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../app/load-part.ts';
import { isAppPath } from '../../../site/app-paths.ts';
import { findStepTarget } from './find-step-path.ts';

const PitchDialog = lazyPart(async () => (await import('./pitch-dialog.tsx')).PitchDialog);
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

type StepActionProps = {
  step: CalendarStep;
  release: { id: string; title: string };
  className?: string;
  children: ReactNode;
};

/** Opens what a step needs: a page, or a dialog on this one. Without either, it is only its content. */
export function StepAction({ step, release, className, children }: StepActionProps) {
  const [isOpen, setOpen] = useState(false);
  const target = findStepTarget(step, release.id);
  if (target === null) return <span className={className}>{children}</span>;
  if ('path' in target) {
    const [page = ''] = target.path.split(/[?#]/);
    return (
      <Link to={target.path} reloadDocument={!isAppPath(page)} className={className}>
        {children}
      </Link>
    );
  }
  const Dialog = target.dialog === 'pitch' ? PitchDialog : ShareDialog;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <Dialog release={release} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
