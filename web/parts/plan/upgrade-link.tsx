import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../app/session.ts';
import { APP_PATHS, UPGRADE_PATH } from '../../site/app-paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { saveReturnPath } from '../account/return-path.ts';

/** The way to a better plan, the same wherever something is locked. */
export function UpgradeLink() {
  const { t } = useTranslation();
  const { plan } = useUser();
  // There is nothing above it.
  if (plan === 'advanced') return null;
  return <PlanLink className={buttonClass('ink', 'small')}>{t('plan.upgrade')}</PlanLink>;
}

/**
 * To the page of the plans, which is no part of the app; whoever has a paid plan already takes the next step where they manage
 * it. What somebody was in the middle of is found again afterwards.
 */
export function PlanLink({ className, children }: { className: string; children: ReactNode }) {
  const { plan } = useUser();
  const link = { className, onClick: saveReturnPath, children };
  if (plan === 'free') return <a href={UPGRADE_PATH} {...link} />;
  return <Link to={`${APP_PATHS.account_subscription}?plan=advanced`} {...link} />;
}
