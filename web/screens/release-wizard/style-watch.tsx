import { checkStyle } from '@tangent/domain/release/style/check-style.ts';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useArtists, useKnownNames } from '../../api/artist.ts';
import { useToday } from '../../app/today.ts';
import { FieldNotesProvider } from '../../ui/field-note.tsx';
import { StyleBoard, StyleBoardProvider, useStyleFindingsAt } from './style-board.ts';
import { StyleHints } from './style-hints.tsx';
import { styleReleaseOf } from './style-release.ts';
import { useDraftState } from './wizard-context.ts';

/** Runs the style rules behind the typing and hangs what they find under the fields of every step. */
export function StyleWatch({ children }: { children: ReactNode }) {
  const [board] = useState(() => new StyleBoard());
  return (
    <StyleBoardProvider value={board}>
      <Rules board={board} />
      <FieldNotesProvider value={useStyleNote}>{children}</FieldNotesProvider>
    </StyleBoardProvider>
  );
}

const NO_ARTISTS: [] = [];

function Rules({ board }: { board: StyleBoard }) {
  const form = useDeferredValue(useDraftState((state) => state.form));
  const known_names = useKnownNames(useDraftState((state) => state.release?.id ?? null));
  const artists = useArtists().data?.items ?? NO_ARTISTS;
  const today = useToday();
  const findings = useMemo(
    () => checkStyle(styleReleaseOf(form, { artists, known_names, today })),
    [form, artists, known_names, today],
  );
  useEffect(() => board.show(findings), [board, findings]);
  return null;
}

function useStyleNote(fieldId: string): ReactNode {
  const findings = useStyleFindingsAt(fieldId);
  return findings.length === 0 ? null : <StyleHints findings={findings} />;
}
