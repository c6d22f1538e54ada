import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonLook } from '../ui/button-look.ts';

/** Where plans are bought; null while that screen does not exist, and then nothing leads there. */
const UPGRADE_PATH: string | null = null;

/** The way to a better plan, the same wherever something is locked. */
export function UpgradeLink() {
  const { t } = useTranslation();
  if (UPGRADE_PATH === null) return null;
  return (
    <Link to={UPGRADE_PATH} className={buttonLook('ink', 'small')}>
      {t('plan.upgrade')}
    </Link>
  );
}
