import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isThere } from '../../app/nav-entries.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';

const WATCH_PATH = `${APP_PATHS.analytics}/watch`;

/** Something about the streams needs an answer. */
export function CasesBanner({ cases }: { cases: number }) {
  const { t } = useTranslation();
  const action = isThere(WATCH_PATH) && (
    <Link to={WATCH_PATH} className={buttonLook('plain', 'small')}>
      {t('analytics.cases_open')}
    </Link>
  );
  return <Banner tone="warn" title={t('analytics.cases', { count: cases })} action={action} />;
}
