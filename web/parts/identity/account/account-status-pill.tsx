import type { AccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES: Record<AccountStatus, PillTone> = { active: 'good', frozen: 'warn', banned: 'bad', deactivated: 'quiet' };

/** The status of an account, for staff. */
export function AccountStatusPill({ account_status }: { account_status: AccountStatus }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[account_status]}>{t(`backoffice.account_status.${account_status}`)}</StatusPill>;
}
