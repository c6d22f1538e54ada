import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { WhyField } from '../../parts/why-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

type Wish = { id: string; why: string };
type PlanWhyDialogProps = {
  act: {
    isPending: boolean;
    mutate: (wish: Wish, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
  id: string;
  title: string;
  detail: string;
  verb: string;
  /** What is said once it is done. */
  done: string;
  onClose: () => void;
};

/** Ends something about a plan: never without a reason for the log. */
export function PlanWhyDialog({ act, id, title, detail, verb, done, onClose }: PlanWhyDialogProps) {
  const { i18n } = useTranslation();
  const toast = useToast();
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (why.trim() === '') return;
    const onSuccess = () => {
      toast('good', done);
      onClose();
    };
    act.mutate({ id, why: why.trim() }, { onSuccess, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={detail}
      actions={
        <Button tone="bad" busy={act.isPending} onClick={confirm}>
          {verb}
        </Button>
      }
    >
      <WhyField why={why} missing={tried && why.trim() === ''} onChange={setWhy} />
    </Dialog>
  );
}
