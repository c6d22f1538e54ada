import type { Issue } from '@tangent/domain/issue.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findIssueText } from '../../texts/issue-text.ts';

/** What stands in a sentence beside its own values: the name of the field, the title of the track. */
type IssueLabels = { readonly field?: string; readonly title?: string };
export type IssueSentence = (issue: Issue, labels?: IssueLabels) => string;

/** Says an issue in the language of the page. The server may know a problem that this page has no words for. */
export function useIssueSentence(): IssueSentence {
  const { t, i18n } = useTranslation();
  return useCallback(
    (issue, labels = {}) => {
      const params = { field: t('error.this_field'), ...labels, ...issue.params };
      return findIssueText(i18n, issue.code, params) ?? t('error.invalid_input');
    },
    [t, i18n],
  );
}
