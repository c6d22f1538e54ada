import type { WatchCaseDetail } from '@tangent/contract/watch.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadEvidence } from '../../api/watch.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { Button } from '../../ui/button.tsx';

/** Every number behind the case as a file; leaving the page stops it. */
export function EvidenceButton({ found }: { found: WatchCaseDetail }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  const tellTrouble = useTroubleToast();
  useEffect(() => () => control.current?.abort(), []);
  const download = async () => {
    const own = new AbortController();
    control.current = own;
    setIsBusy(true);
    try {
      saveFile(await downloadEvidence(found, own.signal));
    } catch (error) {
      if (!own.signal.aborted) tellTrouble(error);
    }
    if (!own.signal.aborted) setIsBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download size={16} aria-hidden />} {t('watch.evidence')}
    </Button>
  );
}
