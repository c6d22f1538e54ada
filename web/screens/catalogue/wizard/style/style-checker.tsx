import { checkStyle } from '@tangent/domain/catalogue/release/style/check-style.ts';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useArtists, useKnownNames } from '../../../../api/catalogue/artist.ts';
import { useToday } from '../../../../app/today.ts';
import { FieldNotesProvider } from '../../../../ui/form/field-note.tsx';
import { useDraftState } from '../wizard-context.ts';
import { StyleFindingsProvider, StyleFindingsStore, useStyleFindingsAt } from './style-findings-store.ts';
import { StyleHints } from './style-hints.tsx';
import { toStyleRelease } from './style-release.ts';

/** Runs the style rules without delaying the typing and shows their findings under the fields of every step. */
export function StyleChecker({ children }: { children: ReactNode }) {
  const [store] = useState(() => new StyleFindingsStore());
  return (
    <StyleFindingsProvider value={store}>
      <Rules store={store} />
      <FieldNotesProvider value={useStyleNote}>{children}</FieldNotesProvider>
    </StyleFindingsProvider>
  );
}

const NO_ARTISTS: [] = [];

function Rules({ store }: { store: StyleFindingsStore }) {
  const form = useDeferredValue(useDraftState((state) => state.form));
  const known_names = useKnownNames(useDraftState((state) => state.release?.id ?? null));
  const artists = useArtists().data?.items ?? NO_ARTISTS;
  const today = useToday();
  const findings = useMemo(
    () => checkStyle(toStyleRelease(form, { artists, known_names, today })),
    [form, artists, known_names, today],
  );
  useEffect(() => store.show(findings), [store, findings]);
  return null;
}

function useStyleNote(fieldId: string): ReactNode {
  const findings = useStyleFindingsAt(fieldId);
  return findings.length === 0 ? null : <StyleHints findings={findings} />;
}
