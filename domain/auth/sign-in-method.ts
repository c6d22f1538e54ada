/** Whose word was taken for who somebody is. */
export const SIGN_IN_METHODS = ['password', 'google', 'apple'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The providers of identity beside our own passwords. */
export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
