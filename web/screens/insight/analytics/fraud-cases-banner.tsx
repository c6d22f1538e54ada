import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPageAvailable } from '../../../app/nav-entries.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';

const MONITORING_PATH = `${APP_PATHS.analytics}/watch`;

/** Something about the streams needs an answer. */
export function FraudCasesBanner({ open_fraud_cases }: { open_fraud_cases: number }) {
  const { t } = useTranslation();
  const action = isPageAvailable(MONITORING_PATH) && (
    <Link to={MONITORING_PATH} className={buttonClass('plain', 'small')}>
      {t('analytics.cases_open')}
    </Link>
  );
  return <Banner tone="warn" title={t('analytics.cases', { count: open_fraud_cases })} action={action} />;
}
