import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DownloadedFile } from '../../../api/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorToast } from '../../page/use-error-toast.ts';
import { saveFile } from './save-file.ts';

type DownloadButtonProps = { label: string; download: (signal: AbortSignal) => Promise<DownloadedFile> };

/** Downloads a file and saves it; leaving the page cancels it. */
export function DownloadButton({ label, download }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  const showError = useErrorToast();
  useEffect(() => () => control.current?.abort(), []);
  const startDownload = async () => {
    const own = new AbortController();
    control.current = own;
    setIsBusy(true);
    try {
      saveFile(await download(own.signal));
    } catch (error) {
      if (!own.signal.aborted) showError(error);
    }
    if (!own.signal.aborted) setIsBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void startDownload()}>
      {!isBusy && <Download size={16} aria-hidden />} {label}
    </Button>
  );
}
