import type { CalendarDate } from '../../calendar.ts';
import type { ReleaseStatus } from '../../catalogue/release/status.ts';

/** The types of fields in request forms; `artist`, `release`, `releases` and `file` name own things by id. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'url',
  'url_list',
  'date',
  'select',
  'checkbox',
  'artist',
  'release',
  'releases',
  'isrc_list',
  'upc',
  'changes',
  'file',
] as const;
type FieldType = (typeof FIELD_TYPES)[number];

/** A regular expression that the whole text matches, and the code of the issue when it does not. */
export type FieldPattern = { readonly source: string; readonly code: string };

/** One field of a form. It is required unless it is optional, and asked only while its condition holds. */
export type FormField = {
  readonly name: string;
  readonly type: FieldType;
  readonly optional?: true | undefined;
  /** The choices of a `select`. */
  readonly options?: readonly string[] | undefined;
  readonly pattern?: FieldPattern | undefined;
  /** A usual mistake with a message of its own, checked before `pattern`. */
  readonly mistake?: FieldPattern | undefined;
  /** The field is asked while another one has one of these values; of `changes`, one of these fields. */
  readonly shown_if?: { readonly field: string; readonly is: readonly string[] } | undefined;
  /** For lists. */
  readonly max_items?: number | undefined;
  /** For dates: not before so many business days from today, or not after today. */
  readonly business_days_ahead?: number | undefined;
  readonly until_today?: true | undefined;
  /** For `release` and `releases`: only those that listeners can play, or those that are on their way there as well. */
  readonly must_be?: 'live' | 'sent' | undefined;
};

/** Whether a form takes a release in this state: any but a draft, unless the field says otherwise. */
export function takesRelease({ must_be }: Pick<FormField, 'must_be'>, status: ReleaseStatus): boolean {
  if (must_be === 'live') return status === 'published';
  if (must_be === 'sent') return SENT.includes(status);
  return status !== 'draft';
}
const SENT: readonly ReleaseStatus[] = ['approved', 'in_process', 'published', 'takedown_requested'];

/** One form: everything that the screen, the checks and the back office know about it. */
export type FormDefinition = { readonly id: string; readonly fields: readonly FormField[] };

/** One wanted change of a release; `track` is empty for the release itself. */
export type ChangeLine = {
  readonly field: string;
  readonly track: string;
  readonly current: string;
  readonly wanted: string;
};
export type FormValue = string | boolean | readonly string[] | readonly ChangeLine[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** Facts that a check cannot know by itself. */
export type FormFacts = { readonly today: CalendarDate };
