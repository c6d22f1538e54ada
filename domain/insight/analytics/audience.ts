/** Ages as stores report them. The index in the list is the stored number; 0 means not reported. */
export const AGE_GROUPS = ['unknown', 'under_18', '18_24', '25_34', '35_44', '45_54', '55_plus'] as const;

/** Genders as stores report them. The index in the list is the stored number; 0 means not reported. */
export const GENDERS = ['unknown', 'female', 'male', 'other'] as const;
