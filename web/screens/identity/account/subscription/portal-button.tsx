import { useTranslation } from 'react-i18next';
import { useCreatePortalSession } from '../../../../api/money/subscription.ts';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { usePaymentRedirect } from './use-payment-redirect.ts';

/** Opens the payment service's page for cards and invoices. */
export function PortalButton({ tone = 'plain', size = 'medium' }: Pick<ButtonProps, 'tone' | 'size'>) {
  const { t } = useTranslation();
  const { go, isLeaving } = usePaymentRedirect(useCreatePortalSession());
  return (
    <Button tone={tone} size={size} busy={isLeaving} onClick={() => go()}>
      {t('subscription.action.portal')}
    </Button>
  );
}
