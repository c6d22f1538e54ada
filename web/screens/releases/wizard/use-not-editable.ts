import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/toast.tsx';
import type { DraftStore } from './draft-store.ts';

/** Submitted in another tab meanwhile: there is nothing left to edit, so to its page, and say why. */
export function useNotEditable(store: DraftStore): void {
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
