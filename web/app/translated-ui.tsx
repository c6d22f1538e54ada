import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFormatLocale } from '../texts/load-texts.ts';
import { UiLabelsProvider } from '../ui/ui-labels.tsx';

/** Provides the components of web/ui with their labels in the language of the page. */
export function TranslatedUi({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const labels = {
    locale: getFormatLocale(i18n),
    close: t('ui.close'),
    cancel: t('ui.cancel'),
    optional: t('ui.optional'),
    loading: t('ui.loading'),
    clear: t('ui.clear'),
    open_list: t('ui.open_list'),
    no_matches: t('ui.no_matches'),
    choose_one: (typed: string, count: number) =>
      count === 0 ? t('ui.choose_none', { typed }) : t('ui.choose_one', { typed, count }),
    kept: (label: string) => t('ui.kept', { label }),
    open_calendar: t('ui.open_calendar'),
    previous_month: t('ui.previous_month'),
    next_month: t('ui.next_month'),
    date_order: t('ui.date_order'),
    notifications: t('ui.notifications'),
    step_done: t('ui.step_done'),
    step_problem: t('ui.step_problem'),
  };
  return <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>;
}
