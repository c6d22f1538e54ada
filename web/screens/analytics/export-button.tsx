import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadAnalytics } from '../../api/analytics.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { Button } from '../../ui/button.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** The open tab as a file, with the same days and music; leaving the page stops it. */
export function ExportButton() {
  const { t } = useTranslation();
  const { tab, choice } = useAnalyticsAddress();
  const [isBusy, setIsBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  const tellTrouble = useTroubleToast();
  useEffect(() => () => control.current?.abort(), []);
  const download = async () => {
    const own = new AbortController();
    control.current = own;
    setIsBusy(true);
    try {
      saveFile(await downloadAnalytics(tab, choice, own.signal));
    } catch (error) {
      if (!own.signal.aborted) tellTrouble(error);
    }
    if (!own.signal.aborted) setIsBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download size={16} aria-hidden />} {t('analytics.export')}
    </Button>
  );
}
