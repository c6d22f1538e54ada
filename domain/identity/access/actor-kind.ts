/** The kind of actor of a logged action: the user, staff, or the product itself. */
export const ACTOR_KINDS = ['user', 'staff', 'system'] as const;
