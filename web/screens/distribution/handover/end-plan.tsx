import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Handover } from '@tangent/contract/distribution/handover.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndHandover } from '../../../api/distribution/handover.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type EndPlanProps = { release: Release; handover: Handover; onChange: () => void };

/** Changes the plan, or ends it after a question: the marks of the artist go with it. */
export function EndPlan({ release, handover: { distributor, stores }, onChange }: EndPlanProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const end = useEndHandover(release.id);
  const [isOpen, setOpen] = useState(false);
  const isDone = stores.every(({ state }) => state === 'left');
  const endPlan = () =>
    end.mutate(undefined, { onSuccess: () => toast('good', t('handover.end.done')), onError: showError });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {!isDone && (
        <Button size="small" onClick={onChange}>
          {t('handover.plan.change')}
        </Button>
      )}
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('handover.end.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('handover.end.title', { distributor })}
        description={t('handover.end.text')}
        confirm={t('handover.end.action')}
        tone="bad"
        busy={end.isPending}
        onConfirm={endPlan}
      />
    </div>
  );
}
