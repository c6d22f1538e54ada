import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../app/session/session.ts';
import { APP_PATHS, UPGRADE_PATH } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { saveReturnPath } from '../../identity/account/return-path.ts';

/** The link to a higher plan, the same wherever a feature is locked. */
export function UpgradeLink() {
  const { t } = useTranslation();
  const { plan } = useUser();
  // There is no higher plan.
  if (plan === 'advanced') return null;
  return <PlanLink className={buttonClass('ink', 'small')}>{t('plan.upgrade')}</PlanLink>;
}

/**
 * Links to the plans page, which is not part of the app; users with a paid plan upgrade on the subscription page
 * instead. The page to return to afterwards is saved.
 */
export function PlanLink({ className, children }: { className: string; children: ReactNode }) {
  const { plan } = useUser();
  const link = { className, onClick: saveReturnPath, children };
  if (plan === 'free') return <a href={UPGRADE_PATH} {...link} />;
  return <Link to={`${APP_PATHS.account_subscription}?plan=advanced`} {...link} />;
}
