/** Ages as stores tell them. The place in the list is the number it is kept as; 0 is not told. */
export const AGE_GROUPS = ['unknown', 'under_18', '18_24', '25_34', '35_44', '45_54', '55_plus'] as const;

/** Genders as stores tell them. The place in the list is the number it is kept as; 0 is not told. */
export const GENDERS = ['unknown', 'female', 'male', 'other'] as const;
