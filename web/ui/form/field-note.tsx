import { createContext, type ReactNode, useContext } from 'react';

/** Returns the note below a field's hint and error, by the field's id; null without one. */
type UseFieldNote = (fieldId: string) => ReactNode;

const Notes = createContext<UseFieldNote>(() => null);

/** Provides the notes of a screen for all its fields. The hook must never change. */
export const FieldNotesProvider = Notes.Provider;

function useFieldNote(fieldId: string): ReactNode {
  const useNote = useContext(Notes);
  return useNote(fieldId);
}

/** The note of a field; its id is the field's with `-note`. */
export function FieldNote({ id }: { id: string }) {
  const note = useFieldNote(id);
  return note ? <div id={`${id}-note`}>{note}</div> : null;
}

/** Returns the ids of all existing elements that describe a control: hint, error and note. */
export function useDescribedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const note = useFieldNote(id);
  const parts = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' ');
}
