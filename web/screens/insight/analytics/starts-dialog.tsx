import { STARTS } from '@tangent/domain/insight/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsFilters } from '../../../api/insight/analytics.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

type StartsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** Chooses up to five releases whose starts are compared. */
export function StartsDialog({ open, onOpenChange, chosen, onChoose }: StartsDialogProps) {
  const { t } = useTranslation();
  const { data } = useAnalyticsFilters();
  const { artist } = useAnalyticsAddress().choice;
  const releases = (data?.releases ?? []).filter(({ artist_id }) => artist === undefined || artist_id === artist);
  const isFull = chosen.length >= STARTS.chosen;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('analytics.starts.choose')}
      description={t('analytics.starts.choose_text', { count: STARTS.chosen })}
      actions={
        <>
          <Button disabled={chosen.length === 0} onClick={() => onChoose([])}>
            {t('analytics.starts.reset')}
          </Button>
          <Button tone="volt" onClick={() => onOpenChange(false)}>
            {t('analytics.starts.done')}
          </Button>
        </>
      }
    >
      <ul className="grid max-h-96 gap-1 overflow-y-auto">
        {releases.map(({ id, title }) => (
          <li key={id}>
            <CheckboxField
              label={title || t('release.untitled')}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
