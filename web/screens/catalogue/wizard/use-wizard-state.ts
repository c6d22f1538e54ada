import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../app/session/session.ts';
import { type DraftOpening, useDraftStore } from './draft/use-draft.ts';
import { useSave } from './draft/use-save.ts';
import type { WizardActions } from './wizard-context.ts';

type WizardStateProps = DraftOpening & { step: WizardStep; onCreated: ((id: string) => void) | null };

/**
 * Holds the draft of the wizard and the functions that change, save and navigate it; none of them changes while it is
 * open.
 */
export function useWizardState({ step, onCreated, ...opening }: WizardStateProps): WizardActions {
  const ownAddress = useOwnAddress(step, onCreated);
  const store = useDraftStore(opening, useUser()._id, ownAddress.start);
  const saveOnly = useSave(store);
  const trySave = useCallback(async () => {
    const saved = await saveOnly();
    await ownAddress.done();
    return saved;
  }, [saveOnly, ownAddress]);
  const stepPath = useCallback(
    (target: WizardStep) => {
      const { release } = store.read();
      return release === null ? `/distributions/new/${target}` : `/distributions/${release.id}/edit/${target}`;
    },
    [store],
  );
  return useMemo(() => ({ store, change: store.change, trySave, stepPath }), [store, trySave, stepPath]);
}

/** Gives the draft its address after its first save, whatever triggered that save. */
function useOwnAddress(step: WizardStep, onCreated: ((id: string) => void) | null) {
  const navigate = useNavigate();
  const now = useRef({ step, onCreated, navigate });
  useEffect(() => {
    now.current = { step, onCreated, navigate };
  });
  return useMemo(() => {
    let moving: Promise<void> | void;
    return {
      start: ({ id }: Release) => {
        const { step: shown, onCreated: notify, navigate: go } = now.current;
        if (notify === null || !window.location.pathname.startsWith('/distributions/new')) return;
        notify(id);
        moving = go(`/distributions/${id}/edit/${shown}`, { replace: true, preventScrollReset: true });
      },
      done: async () => {
        await moving;
      },
    };
  }, []);
}
