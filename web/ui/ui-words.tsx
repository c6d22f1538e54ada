import { createContext, type ReactNode, useContext } from 'react';

/** The few words components say on their own; the app fills them in the language of the page. */
export type UiWords = {
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
  readonly close: string;
  readonly cancel: string;
  readonly optional: string;
  readonly loading: string;
  readonly clear: string;
  readonly open_list: string;
  readonly no_matches: string;
  readonly open_calendar: string;
  readonly previous_month: string;
  readonly next_month: string;
  readonly date_order: string;
  readonly notifications: string;
  readonly step_done: string;
  readonly step_problem: string;
};

const Words = createContext<UiWords | null>(null);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiWords(): UiWords {
  const words = useContext(Words);
  if (words === null) throw new Error('a component of web/ui is used outside UiWordsProvider');
  return words;
}
