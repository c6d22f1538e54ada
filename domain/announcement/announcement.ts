import type { Language } from '../locale.ts';

/** A notice of the company in one language; the same in another language has the same id. */
export type Announcement = {
  /** A short name for staff, such as `december-2026`. */
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** A page of the product (`/distributions/new`) or an address elsewhere (`https://…`). */
  readonly link: string | null;
};
