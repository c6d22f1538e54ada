import { useTranslation } from 'react-i18next';
import { downloadAnalytics } from '../../../api/analytics.ts';
import { DownloadButton } from '../../../parts/upload/download-button.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** The open tab as a file, with the same days and music. */
export function ExportButton() {
  const { t } = useTranslation();
  const { tab, choice } = useAnalyticsAddress();
  return <DownloadButton label={t('analytics.export')} download={(signal) => downloadAnalytics(tab, choice, signal)} />;
}
