import { createContext, type ReactNode, useContext } from 'react';

/** What stands under a field beside its hint and error, by the field's id; null when there is nothing. */
type UseFieldNote = (fieldId: string) => ReactNode;

const Notes = createContext<UseFieldNote>(() => null);

/** A screen that has more to say about its fields says it here once, for all of them. It must be one and the same hook for good. */
export const FieldNotesProvider = Notes.Provider;

function useFieldNote(fieldId: string): ReactNode {
  const useNote = useContext(Notes);
  return useNote(fieldId);
}

/** The note of a field in its place; its id is the field's with `-note`. */
export function FieldNote({ id }: { id: string }) {
  const note = useFieldNote(id);
  return note ? <div id={`${id}-note`}>{note}</div> : null;
}

/** The ids of everything that describes a control: hint, error and note, those that are there. */
export function useDescribedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const note = useFieldNote(id);
  const parts = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' ');
}
