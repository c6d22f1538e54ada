import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DownloadedFile } from '../api/download-file.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from './save-file.ts';
import { useTroubleToast } from './use-trouble-toast.ts';

type DownloadButtonProps = { label: string; download: (signal: AbortSignal) => Promise<DownloadedFile> };

/** Brings a file and saves it; leaving the page stops it. */
export function DownloadButton({ label, download }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  const tellTrouble = useTroubleToast();
  useEffect(() => () => control.current?.abort(), []);
  const bring = async () => {
    const own = new AbortController();
    control.current = own;
    setIsBusy(true);
    try {
      saveFile(await download(own.signal));
    } catch (error) {
      if (!own.signal.aborted) tellTrouble(error);
    }
    if (!own.signal.aborted) setIsBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void bring()}>
      {!isBusy && <Download size={16} aria-hidden />} {label}
    </Button>
  );
}
