/** The root of all keys of staff: one of their actions may change several nouns, so it refreshes all. */
export const backofficeKeys = { all: ['backoffice'] as const };
