import { mayRepair } from '@tangent/domain/catalogue/release/question/repair-field.ts';
import { checkStyle } from '@tangent/domain/catalogue/release/style/check-style.ts';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useArtists, useKnownNames } from '../../../../api/catalogue/artist.ts';
import { useToday } from '../../../../app/today.ts';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { FieldNotesProvider } from '../../../../ui/form/field-note.tsx';
import { RepairButton } from '../draft/repair-button.tsx';
import { useDraftState, useWizardFindings } from '../wizard-context.ts';
import { StyleFindingsProvider, StyleFindingsStore, useStyleFindingsAt } from './style-findings-store.ts';
import { StyleHints } from './style-hints.tsx';
import { toStyleRelease } from './style-release.ts';

/** Runs the style rules without delaying the typing and shows their findings under the fields of every step. */
export function StyleChecker({ children }: { children: ReactNode }) {
  const [store] = useState(() => new StyleFindingsStore());
  return (
    <StyleFindingsProvider value={store}>
      <Rules store={store} />
      <FieldNotesProvider value={useNote}>{children}</FieldNotesProvider>
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

/** The note of a field: the repair of what it is refused for, and the remarks of the stores. */
function useNote(id: string): ReactNode {
  const findings = useStyleFindingsAt(id);
  const refused = useWizardFindings().issues.find((issue) => fieldId(issue.path) === id && mayRepair(issue));
  if (findings.length === 0 && refused === undefined) return null;
  return (
    <div className="grid gap-1.5">
      {refused && <RepairButton path={refused.path} controlId={id} />}
      {findings.length > 0 && <StyleHints findings={findings} />}
    </div>
  );
}
