/** Who did something that is logged: the user, staff, or the product by itself. */
export const ACTOR_KINDS = ['user', 'staff', 'system'] as const;
