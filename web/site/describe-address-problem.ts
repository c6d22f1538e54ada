import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import type { i18n } from 'i18next';
import { findIssueText } from '../texts/issue-text.ts';

/** Says what is wrong with an email address, by the same rule that refused it. */
export function describeAddressProblem(texts: i18n, email: string): string {
  const [issue] = checkEmail('email', email);
  const found = issue?.params && findIssueText(texts, issue.code, issue.params);
  return found ?? texts.t('presave.door.invalid');
}
