import { type Agreements, checkAgreements } from '@tangent/domain/release/agreements.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { getErrorText } from '../../api/error-text.ts';
import { useSubmitRelease } from '../../api/release.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWizard } from './wizard-context.ts';

/** Sends the release to review. An incomplete one is not sent: 'Please fix the errors'. */
export function useSubmit(agreements: Agreements, onIncomplete: () => void): { submit: () => void; busy: boolean } {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { draft, issues, trySave } = useWizard();
  const send = useSubmitRelease();
  const [saving, setSaving] = useState(false);

  const explain = (error: unknown) => {
    const known = error instanceof ApiError && error.status !== 422 && error.status < 500;
    toast('bad', t('error.submit_failed'), known ? getErrorText(i18n, error) : undefined);
    if (error instanceof ApiError && error.status === 422) onIncomplete();
  };
  const submit = async () => {
    if (issues.length > 0 || checkAgreements(agreements).length > 0) {
      onIncomplete();
      toast('bad', t('error.fix_errors'));
      return;
    }
    setSaving(true);
    const saved = await trySave().finally(() => setSaving(false));
    if (saved === null) return;
    send.mutate(
      { id: saved.id, version: saved.version, agreements },
      {
        onSuccess: (release) => {
          toast('good', t('wizard.submitted'));
          void navigate(`/distributions/${release.id}`, { replace: draft.id === null });
        },
        onError: explain,
      },
    );
  };
  return { submit: () => void submit(), busy: saving || send.isPending };
}
