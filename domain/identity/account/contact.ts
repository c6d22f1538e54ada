/** How support staff may contact a user (S3-016, A-067); the product itself only sends emails. */
export const CONTACT_METHODS = ['email', 'sms', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];
