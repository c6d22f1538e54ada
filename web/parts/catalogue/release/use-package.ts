import { useEffect, useRef, useState } from 'react';
import { downloadPackage } from '../../../api/distribution/release-package.ts';
import type { DownloadProgress } from '../../../api/download-file.ts';
import { saveFile } from '../upload/save-file.ts';

export type PackageState =
  | { readonly step: 'idle' | 'done' }
  | ({ readonly step: 'running' } & DownloadProgress)
  | { readonly step: 'failed'; readonly error: unknown };

/** The progress is updated when at least this share has arrived since the last update. */
const PROGRESS_STEP = 0.01;

/** Downloads everything about a release, with its progress; leaving the page cancels it. */
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

/** Reports only the steps that change the displayed progress: an archive arrives in thousands of chunks. */
function onSteps(report: (progress: DownloadProgress) => void): (progress: DownloadProgress) => void {
  let reportedBytes = 0;
  return (progress) => {
    const step = (progress.total_bytes ?? 0) * PROGRESS_STEP;
    if (progress.received_bytes - reportedBytes < step) return;
    reportedBytes = progress.received_bytes;
    report(progress);
  };
}
