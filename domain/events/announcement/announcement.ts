import type { Language } from '../../locale.ts';

/** An announcement of the company in one language; translations have the same id. */
export type Announcement = {
  /** A short name for staff, such as `december-2026`. */
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** A page of the product (`/distributions/new`) or an external URL (`https://…`). */
  readonly link: string | null;
};
