import type { Language } from '@tangent/domain/locale.ts';
import type { TFunction } from 'i18next';
import { listAnswers, type Question } from '../plans/plan-questions.tsx';
import { listTextFacts } from '../plans/text-facts.ts';
import { describePlace, type HelpPlace } from './help-places.ts';

/** The subjects of the answers, in the order of the page. */
export const HELP_TOPICS = ['release', 'stores', 'money', 'promote', 'rights', 'plan', 'account'] as const;
type HelpTopic = (typeof HELP_TOPICS)[number];

/** The answers of the help by subject, each with the place where it is done. Their texts are `help.answer.<id>`. */
const WRITTEN = {
  release: {
    audio_files: 'new_release',
    artwork: 'new_release',
    release_date: 'new_release',
    track_count: 'new_release',
    monthly_releases: 'releases',
    codes: 'new_release',
    songwriters: 'new_release',
    cover_song: 'new_release',
    ai_music: 'new_release',
    drafts: 'releases',
    lyrics_in_stores: 'new_release',
    countries: 'new_release',
    opening_time: 'new_release',
    review: 'releases',
    needs_changes: 'releases',
  },
  stores: {
    which_stores: 'stores',
    store_refused: 'releases',
    wrong_page: 'artists',
    edit_live: 'metadata-change',
    one_store: 'releases',
    move_here: 'content-relocation',
    move_away: 'releases',
  },
  money: {
    money_when: 'months',
    withdraw_minimum: 'withdraw',
    withdraw_not_yet: 'royalties',
    payout_method: 'payout_method',
    splits: 'collaborators',
    statements: 'statements',
    line_check: 'lines',
    fine: 'lines',
    flagged_streams: 'stream_watch',
  },
  promote: {
    presave: 'presave',
    presave_day: 'presave',
    smart_link: 'smart_links',
    banners: 'banner',
    pitching: 'playlists',
    mastering: 'mastering',
    cover_art_tool: 'cover_art',
    lyrics_tool: 'lyrics',
    referral: 'referral',
  },
  rights: {
    content_id: 'new_release',
    claim: 'claims',
    youtube_channel: 'whitelist-youtube',
    instagram: 'instagram-linking',
  },
  plan: {
    invoices: 'invoices',
  },
  account: {
    forgot_password: 'password',
    two_factor: 'two_factor',
    lost_phone: 'two_factor',
    devices: 'devices',
    api: 'api_tokens',
    emails: 'emails',
    archive: 'archive',
    close_account: 'contact',
    support: 'contact',
  },
} as const satisfies Record<HelpTopic, Record<string, HelpPlace>>;

/** The questions about plans, which the page of plans answers too. */
const ABOUT_PLANS = {
  plan: {
    billing: 'plan',
    extra: 'upgrade',
    stays_live: 'plan',
    cancel: 'plan',
    refund: 'plan',
    upgrade: 'upgrade',
    downgrade: 'plan',
    failed: 'plan',
    artists: 'upgrade',
  },
  money: { share: 'royalties', payout: 'withdraw' },
  stores: { takedown: 'releases', in_stores: 'releases' },
  rights: { rights: 'contact' },
} as const satisfies Partial<Record<HelpTopic, Partial<Record<Question, HelpPlace>>>>;

type KeysOf<Groups> = Groups extends unknown ? { [Topic in keyof Groups]: keyof Groups[Topic] }[keyof Groups] : never;
type WrittenId = KeysOf<typeof WRITTEN>;
type PlanId = KeysOf<typeof ABOUT_PLANS>;

/** The name of an answer, and the end of its address: `/help/withdraw-minimum`. */
type HelpId = WrittenId | `plan_${PlanId}`;

export type HelpAnswer = {
  readonly id: HelpId;
  readonly topic: HelpTopic;
  readonly path: string;
  readonly question: string;
  readonly answer: string;
  /** Where it is done. */
  readonly place: { readonly path: string; readonly label: string };
};

type HelpLocale = { readonly t: TFunction; readonly language: Language };

/** Lists all answers in the order of their subjects; every number in them comes from the rules. */
export function listHelp({ t, language }: HelpLocale): HelpAnswer[] {
  const facts = listTextFacts(language);
  return HELP_TOPICS.flatMap((topic) => [
    ...entriesOf<WrittenId, HelpPlace>(WRITTEN[topic]).map(([id, place]) => ({
      id,
      topic,
      path: getHelpPath(id),
      question: t(`help.answer.${id}.question`),
      answer: t(`help.answer.${id}.text`, facts),
      place: describePlace(place, t),
    })),
    ...listAboutPlans(topic, { t, language }),
  ]);
}

function listAboutPlans(topic: HelpTopic, locale: HelpLocale): HelpAnswer[] {
  const entries = entriesOf<PlanId, HelpPlace>((ABOUT_PLANS as Partial<Record<HelpTopic, object>>)[topic] ?? {});
  const answers = listAnswers(
    entries.map(([id]) => id),
    locale,
  );
  return entries.flatMap(([name, place], index) => {
    const found = answers[index];
    const id = `plan_${name}` as const;
    return found === undefined
      ? []
      : [{ id, topic, path: getHelpPath(id), ...found, place: describePlace(place, locale.t) }];
  });
}

function entriesOf<Key extends string, Value>(group: object): [Key, Value][] {
  return Object.entries(group) as [Key, Value][];
}

/** Returns the address of an answer. */
function getHelpPath(id: HelpId): string {
  return `/help/${id.replaceAll('_', '-')}`;
}

/** Lists the addresses of all answers. */
export function listHelpPaths(): string[] {
  const written = Object.values(WRITTEN).flatMap((group) => entriesOf<WrittenId, HelpPlace>(group));
  const plans = Object.values(ABOUT_PLANS).flatMap((group) => entriesOf<PlanId, HelpPlace>(group));
  return [...written.map(([id]) => getHelpPath(id)), ...plans.map(([id]) => getHelpPath(`plan_${id}`))];
}
