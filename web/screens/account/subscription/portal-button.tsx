import { useTranslation } from 'react-i18next';
import { useOpenPortal } from '../../../api/subscription.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { useLeaveFor } from './use-leave-for.ts';

/** To the page of the payment service where cards are changed and invoices lie. */
export function PortalButton({ tone = 'plain', size = 'medium' }: Pick<ButtonProps, 'tone' | 'size'>) {
  const { t } = useTranslation();
  const { go, isLeaving } = useLeaveFor(useOpenPortal());
  return (
    <Button tone={tone} size={size} busy={isLeaving} onClick={() => go()}>
      {t('subscription.act.portal')}
    </Button>
  );
}
