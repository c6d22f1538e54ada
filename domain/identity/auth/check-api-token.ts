import { checkCharacters } from '../../check-characters.ts';
import { checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { API_TOKEN_NAME_CHARS } from '../identity-limits.ts';
import type { ApiScope } from './api-scope.ts';

export type TokenInput = { readonly name: string; readonly scopes: readonly ApiScope[] };

/** Checks an access token: it needs a name and at least one scope. */
export function checkApiToken({ name, scopes }: TokenInput): Issue[] {
  return [...checkName(name), ...(scopes.length === 0 ? [{ code: 'required', path: 'scopes' }] : [])];
}

function checkName(name: string): Issue[] {
  const issues = checkRequiredText('name', name, API_TOKEN_NAME_CHARS);
  if (issues.length > 0) return issues;
  return checkCharacters('name', name);
}
