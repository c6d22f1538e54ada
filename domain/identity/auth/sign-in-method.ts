/** How a user proved their identity. */
export const SIGN_IN_METHODS = ['password', 'google', 'apple'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The identity providers besides our own passwords. */
export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
