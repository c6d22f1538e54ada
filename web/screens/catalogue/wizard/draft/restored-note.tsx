import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useWizardActions } from '../wizard-context.ts';
import { emptyForm } from './draft-form.ts';

/** Says that changes kept in this browser were restored; a draft that no server has seen can also be started over. */
export function RestoredNote({ storeIds }: { storeIds: readonly string[] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  const [confirming, setConfirming] = useState(() => store.read().release === null);
  const text = t('saving.restored');
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the wizard opens
  useEffect(() => {
    if (!confirming) toast('info', text);
  }, []);
  if (!confirming) return null;
  const startOver = () => {
    change(emptyForm(storeIds));
    setConfirming(false);
  };
  return (
    <Banner
      tone="info"
      title={t('saving.restored_new')}
      action={
        <Button size="small" onClick={startOver}>
          {t('saving.start_over')}
        </Button>
      }
    >
      {t('saving.restored_new_text')}
    </Banner>
  );
}
