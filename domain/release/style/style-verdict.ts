/** How much a rule matters: a store refuses it, somebody should look, or the product knows the right value. */
export type StyleSeverity = 'block' | 'warn' | 'fix';
export type StyleVerdict = 'altered' | 'refused';
/** What a store will do, by the store's id; a store that is not named takes it as it is. */
export type StyleVerdicts = Readonly<Partial<Record<string, StyleVerdict>>>;
