import type { SmartLink } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { useUpdateSmartLink } from '../../../api/promotion/smartlink.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Switch } from '../../../ui/form/switch.tsx';

/** Switches a link on or off where it stands in the list. */
export function LinkSwitch({ link }: { link: SmartLink }) {
  const { t } = useTranslation();
  const update = useUpdateSmartLink(link.id);
  const showError = useErrorToast();
  const isOn = update.isPending ? (update.variables.is_on ?? link.is_on) : link.is_on;
  return (
    <Switch
      checked={isOn}
      onChange={(is_on) => update.mutate({ is_on }, { onError: showError })}
      aria-label={t('smartlink.switch', { title: link.title })}
    />
  );
}
