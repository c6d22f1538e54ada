import { useEffect, useRef, useState } from 'react';
import type { DownloadProgress } from '../../../api/download-file.ts';
import { downloadPackage } from '../../../api/release-package.ts';
import { saveFile } from '../../../parts/upload/save-file.ts';

export type PackageState =
  | { readonly step: 'idle' | 'done' }
  | ({ readonly step: 'running' } & DownloadProgress)
  | { readonly step: 'failed'; readonly error: unknown };

/** A new figure is shown when at least this share has come since the last. */
const PROGRESS_STEP = 0.01;

/** Downloads everything of a release, with its progress; leaving the page stops it. */
export function usePackage(releaseId: string) {
  const [state, setState] = useState<PackageState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running', received_bytes: 0, total_bytes: null });
    try {
      const onProgress = onSteps((progress) => setState({ step: 'running', ...progress }));
      saveFile(await downloadPackage(releaseId, { signal: control.signal, onProgress }));
      setState({ step: 'done' });
    } catch (error) {
      setState(control.signal.aborted ? { step: 'idle' } : { step: 'failed', error });
    }
  };
  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}

/** Of the thousands of pieces in which an archive arrives only those that change the figure. */
function onSteps(report: (progress: DownloadProgress) => void): (progress: DownloadProgress) => void {
  let reportedBytes = 0;
  return (progress) => {
    const step = (progress.total_bytes ?? 0) * PROGRESS_STEP;
    if (progress.received_bytes - reportedBytes < step) return;
    reportedBytes = progress.received_bytes;
    report(progress);
  };
}
