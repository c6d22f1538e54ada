import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { getErrorText } from '../../../../api/error-text.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { DraftStore } from './draft-store.ts';

/** Saves on the user's request; shows each error where it belongs. */
export function useSave(store: DraftStore): () => Promise<Release | null> {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  return useCallback(async () => {
    try {
      return await store.save();
    } catch (error) {
      const name = error instanceof ApiError ? error.name : 'internal_error';
      if (name === 'artist_required') toast('bad', t('error.artist_required'));
      // The line about the draft says that the session has ended. A conflict has its own dialog, and a release that can no
      // longer change opens its page.
      else if (name !== 'unauthenticated' && name !== 'conflict' && name !== 'not_editable') {
        toast('bad', t('wizard.save_failed'), getErrorText(i18n, error));
      }
      return null;
    }
  }, [store, t, i18n, toast]);
}
