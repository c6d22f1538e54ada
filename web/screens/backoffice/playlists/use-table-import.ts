import type { Issue } from '@tangent/domain/issue.ts';
import { isWorkbook } from '@tangent/domain/table/is-workbook.ts';
import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useImportPlaylists } from '../../../api/promotion/playlist.ts';

/** The result of the last file. `read_as` is an encoding that was only guessed. */
export type Outcome =
  | { kind: 'imported'; added: number; updated: number; read_as: TextEncoding | null }
  | { kind: 'unreadable' | 'workbook'; name: string }
  | { kind: 'refused'; name: string; issues: Issue[] }
  | { kind: 'failed'; name: string; error: unknown };

/** Imports a table of playlists, and keeps the result until the next one. */
export function useTableImport() {
  const load = useImportPlaylists();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const importFile = async (file: File) => {
    setOutcome(null);
    const { name } = file;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return setOutcome({ kind: 'workbook', name });
    const { decodeText } = await import('@tangent/domain/text/decode-text.ts');
    const { text, encoding, is_certain } = decodeText(bytes);
    if (/[\0\uFFFD]/.test(text)) return setOutcome({ kind: 'unreadable', name });
    load.mutate(text, {
      onSuccess: (counts) => setOutcome({ kind: 'imported', ...counts, read_as: is_certain ? null : encoding }),
      onError: (error) => setOutcome(explain(name, error)),
    });
  };
  return { importFile: (file: File) => void importFile(file), isPending: load.isPending, outcome };
}

function explain(name: string, error: unknown): Outcome {
  const entries = error instanceof ApiError ? Object.entries(error.errors) : [];
  if (entries.length === 0) return { kind: 'failed', name, error };
  const issues = entries.map(([path, { code, params }]) => ({ code, path, ...(params ? { params } : {}) }));
  return { kind: 'refused', name, issues };
}
