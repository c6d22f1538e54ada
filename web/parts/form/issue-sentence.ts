import type { Issue } from '@tangent/domain/issue.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findIssueText } from '../../texts/issue-text.ts';

/** Values that a sentence may use in addition to its params: the label of the field, the title of the track. */
type IssueLabels = { readonly field?: string; readonly title?: string };
export type IssueSentence = (issue: Issue, labels?: IssueLabels) => string;

/**
 * Returns the sentence of an issue in the language of the page. The server may report an issue this page has no text
 * for.
 */
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
