import type { Issue } from '../../../issue.ts';

/** The agreements an artist accepts with every submission (S5-012 to S5-014). */
export const AGREEMENTS = ['owns_rights', 'no_infringement', 'release_terms'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export type Agreements = Readonly<Record<Agreement, boolean>>;

/** Checks that all three agreements are accepted, with every submission (S5-012 to S5-014, A-132). */
export function checkAgreements(agreements: Agreements): Issue[] {
  return AGREEMENTS.filter((name) => !agreements[name]).map((name) => ({
    code: 'agreement_required',
    path: `agreements.${name}`,
  }));
}
