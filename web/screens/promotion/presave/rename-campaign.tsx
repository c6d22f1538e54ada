import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { CAMPAIGN_NAME_CHARS } from '@tangent/domain/promotion/presave-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenamePresave } from '../../../api/promotion/presave.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Renames a campaign; only the artist sees its name. */
export function RenameCampaign({ campaign: { id, name } }: { campaign: PresaveDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(name);
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useRenamePresave(id);
  const onSuccess = () => {
    setOpen(false);
    toast('good', t('presave.rename.saved'));
  };
  return (
    <>
      <Button
        onClick={() => {
          setValue(name);
          setOpen(true);
        }}
      >
        {t('presave.rename.action')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('presave.rename.title')}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(value, { onSuccess, onError: showError });
          }}
        >
          <TextField
            label={t('presave.rename.label')}
            value={value}
            required
            maxLength={CAMPAIGN_NAME_CHARS.max}
            onChange={(event) => setValue(event.target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)}>{t('ui.cancel')}</Button>
            <Button tone="volt" type="submit" busy={isPending}>
              {t('presave.rename.save')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
