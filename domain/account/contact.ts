/** How support staff may reach a person (S3-016, A-067); the product itself writes mails only. */
export const CONTACT_METHODS = ['email', 'sms', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];
