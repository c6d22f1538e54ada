import { createContext, type ReactNode, useContext } from 'react';

/** The few labels that components of web/ui have themselves; the app provides them in the language of the page. */
export type UiLabels = {
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
  readonly close: string;
  readonly cancel: string;
  readonly optional: string;
  readonly loading: string;
  readonly clear: string;
  readonly open_list: string;
  readonly no_matches: string;
  /** The typed text fits several options, or none: the field keeps it. */
  readonly choose_one: (typed: string, count: number) => string;
  /** The option that stays chosen until then. */
  readonly kept: (label: string) => string;
  readonly open_calendar: string;
  readonly previous_month: string;
  readonly next_month: string;
  readonly date_order: string;
  readonly notifications: string;
  readonly step_done: string;
  readonly step_problem: string;
};

const Labels = createContext<UiLabels | null>(null);

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>;
}

export function useUiLabels(): UiLabels {
  const labels = useContext(Labels);
  if (labels === null) throw new Error('a component of web/ui is used outside UiLabelsProvider');
  return labels;
}
