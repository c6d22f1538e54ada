import type { WithdrawalBlock } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type ExplainedBlock = Exclude<WithdrawalBlock, 'balance_too_low' | 'balance_negative' | 'not_received_yet'>;
const EXPLAINED: readonly WithdrawalBlock[] = [
  'email_not_verified',
  'payout_not_set_up',
  'payout_not_ready',
  'withdrawal_open',
  'payout_on_hold',
] satisfies ExplainedBlock[];
/** The blocks that the user can resolve in the settings. */
const SETTINGS: readonly WithdrawalBlock[] = ['payout_not_set_up', 'payout_not_ready', 'payout_on_hold'];

type BlockedDialogProps = { open: boolean; onClose: () => void; block: WithdrawalBlock; text: string };

/** Explains what the user must do before a withdrawal, and links to it (S8-047). */
export function BlockedDialog({ open, onClose, block, text }: BlockedDialogProps) {
  const { t } = useTranslation();
  if (!isExplained(block)) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`withdrawal.block_title.${block}`)}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          {SETTINGS.includes(block) && (
            <Link to={APP_PATHS.account_payout} className={buttonClass('volt', 'medium')}>
              {t('withdrawal.to_settings')}
            </Link>
          )}
        </>
      }
    />
  );
}

function isExplained(block: WithdrawalBlock): block is ExplainedBlock {
  return EXPLAINED.includes(block);
}
