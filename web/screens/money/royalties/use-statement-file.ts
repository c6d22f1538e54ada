import { useEffect, useRef, useState } from 'react';
import { downloadStatement, type StatementFile } from '../../../api/money/royalty.ts';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';

/** Downloads the statement of a month; leaving the page cancels it. */
export function useStatementFile(period: string) {
  const [running, setRunning] = useState<StatementFile | null>(null);
  const control = useRef<AbortController | null>(null);
  const showError = useErrorToast();
  useEffect(() => () => control.current?.abort(), []);
  const download = async (kind: StatementFile) => {
    const own = new AbortController();
    control.current = own;
    setRunning(kind);
    try {
      saveFile(await downloadStatement(period, kind, own.signal));
    } catch (error) {
      if (!own.signal.aborted) showError(error);
    }
    if (!own.signal.aborted) setRunning(null);
  };
  return { running, download };
}
