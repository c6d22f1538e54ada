import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteRelease, takeDownRelease } from '../../../api/catalogue/release-actions.ts';
import { releaseKeys } from '../../../api/catalogue/release-keys.ts';
import { downloadPackage } from '../../../api/distribution/release-package.ts';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';
import type { BulkAction } from './plan-bulk.ts';

export type RunAction = Exclude<BulkAction, 'csv'>;
export type BulkFailure = { readonly row: ReleaseListItem; readonly error: unknown };
type BulkRun = {
  readonly is_running: boolean;
  readonly done: number;
  readonly total: number;
  readonly failures: readonly BulkFailure[];
};

const IDLE: BulkRun = { is_running: false, done: 0, total: 0, failures: [] };

/** Does to one release what its own page would do: the same call, with the same rules. */
const ACT: Record<RunAction, (id: string, signal: AbortSignal) => Promise<unknown>> = {
  delete: (id) => deleteRelease(id),
  takedown: (id) => takeDownRelease(id, { reason: null, confirmed: true }),
  files: async (id, signal) => saveFile(await downloadPackage(id, { signal, onProgress: () => {} })),
};

/** Runs an action on one release after the other. One that fails does not stop the others; leaving the page does. */
export function useBulkRun(action: RunAction) {
  const client = useQueryClient();
  const [run, setRun] = useState(IDLE);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = async (rows: readonly ReleaseListItem[]): Promise<readonly BulkFailure[] | null> => {
    const own = new AbortController();
    control.current = own;
    const { signal } = own;
    const failures: BulkFailure[] = [];
    setRun({ ...IDLE, is_running: true, total: rows.length });
    for (const [index, row] of rows.entries()) {
      if (signal.aborted) break;
      await ACT[action](row.id, signal).catch((error: unknown) => void failures.push({ row, error }));
      if (!signal.aborted) setRun({ is_running: true, done: index + 1, total: rows.length, failures: [...failures] });
    }
    if (action !== 'files') await client.invalidateQueries({ queryKey: releaseKeys.all });
    if (signal.aborted) return null;
    setRun((last) => ({ ...last, is_running: false }));
    return failures;
  };
  return { run, start, stop: () => control.current?.abort() };
}
