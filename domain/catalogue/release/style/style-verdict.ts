/** Severity of a rule: a store refuses it, the user should check it, or the product knows the correct value. */
export type StyleSeverity = 'block' | 'warn' | 'fix';
export type StyleVerdict = 'altered' | 'refused';
/** Verdicts by store id; a store that is not listed accepts the release as it is. */
export type StyleVerdicts = Readonly<Partial<Record<string, StyleVerdict>>>;
