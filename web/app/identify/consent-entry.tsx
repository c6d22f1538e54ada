import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { reopenConsent } from './consent.ts';
import { listToolIds } from './tools-in-page.ts';

/** Reopens the consent question from the footer. */
export function ConsentEntry() {
  const { t } = useTranslation();
  if (listToolIds().length === 0) return null;
  return (
    <Button tone="quiet" size="small" onClick={reopenConsent}>
      {t('shell.consent.change')}
    </Button>
  );
}
