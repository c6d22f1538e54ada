import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isThere } from '../app/nav-entries.ts';
import { UPGRADE_PATH } from '../app/paths.ts';
import { buttonLook } from '../ui/button-look.ts';

/** The way to a better plan, the same wherever something is locked; while that screen does not exist nothing leads there. */
export function UpgradeLink() {
  const { t } = useTranslation();
  if (!isThere(UPGRADE_PATH)) return null;
  return (
    <Link to={UPGRADE_PATH} className={buttonLook('ink', 'small')}>
      {t('plan.upgrade')}
    </Link>
  );
}
