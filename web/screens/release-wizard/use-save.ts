import type { Release } from '@tangent/contract/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { getErrorText } from '../../api/error-text.ts';
import { useToast } from '../../ui/toast.tsx';
import type { DraftControl } from './use-draft.ts';

export type SaveControl = {
  readonly trySave: () => Promise<Release | null>;
  /** Another tab saved first; the person decides. */
  readonly conflict: boolean;
  readonly endConflict: () => void;
  /** What the server found wrong with single fields. */
  readonly serverIssues: readonly Issue[];
  readonly clearServerIssues: () => void;
};

/** Saving with everything that may go wrong: each trouble in its place, nothing typed is lost. */
export function useSave(draft: DraftControl): SaveControl {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState(false);
  const [serverIssues, setServerIssues] = useState<readonly Issue[]>([]);
  const { save, id, form } = draft;
  const hasArtist = form.artist_id !== null;

  const trySave = useCallback(async () => {
    if (!hasArtist) {
      toast('bad', t('error.artist_required'));
      return null;
    }
    try {
      const release = await save();
      setServerIssues([]);
      return release;
    } catch (error) {
      const name = error instanceof ApiError ? error.name : 'internal_error';
      if (name === 'conflict') setConflict(true);
      else if (name === 'not_editable' && id !== null) {
        toast('bad', t('error.not_editable'));
        void navigate(`/distributions/${id}`, { replace: true });
      } else {
        const issues = issuesOf(error);
        setServerIssues(issues);
        if (name !== 'unauthenticated') toast('bad', t('wizard.save_failed'), getErrorText(i18n, error));
      }
      return null;
    }
  }, [hasArtist, save, id, toast, t, i18n, navigate]);

  const endConflict = useCallback(() => setConflict(false), []);
  const clearServerIssues = useCallback(() => setServerIssues([]), []);
  return { trySave, conflict, endConflict, serverIssues, clearServerIssues };
}

export function issuesOf(error: unknown): Issue[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).map(([path, { code, params }]) => ({
    path,
    code,
    ...(params ? { params } : {}),
  }));
}
