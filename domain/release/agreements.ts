import type { Issue } from '../issue.ts';

/** What an artist accepts with every submission (S5-012 to S5-014). */
export const AGREEMENTS = ['owns_rights', 'no_infringement', 'release_terms'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export type Agreements = Readonly<Record<Agreement, boolean>>;

/** All three agreements must be accepted, each time (S5-012 to S5-014, A-132). */
export function checkAgreements(agreements: Agreements): Issue[] {
  return AGREEMENTS.filter((name) => !agreements[name]).map((name) => ({
    code: 'agreement_required',
    path: `agreements.${name}`,
  }));
}
