import type { Language } from '@tangent/domain/locale.ts';
import type { TFunction } from 'i18next';
import {
  Activity,
  AtSign,
  Banknote,
  Bell,
  Bookmark,
  Brush,
  CalendarClock,
  ChartLine,
  CircleHelp,
  CirclePlay,
  CircleUserRound,
  CreditCard,
  FileDown,
  FileText,
  GalleryHorizontalEnd,
  Gift,
  HandCoins,
  History,
  House,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Link2,
  ListMusic,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MicVocal,
  MonitorSmartphone,
  Music,
  Pencil,
  PenLine,
  Plus,
  Receipt,
  Rows3,
  Scale,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Store,
  Terminal,
  Truck,
  Undo2,
  UserPlus,
  UsersRound,
  UserX,
  Webhook,
  Wrench,
} from 'lucide-react';
import { listHelp } from '../../help/help-answers.ts';
import {
  APP_PATHS,
  CATALOG_PATH,
  isAppPath,
  PLAYLISTS_PATH,
  STORES_ADDRESS,
  UPGRADE_PATH,
} from '../../site/app-paths.ts';
import type { ItemKind, SearchItem } from './palette-item.ts';

type Entry<Name extends string> = { readonly name: Name; readonly path: string; readonly icon: LucideIcon };

const PAGES = [
  { name: 'dashboard', path: APP_PATHS.dashboard, icon: LayoutDashboard },
  { name: 'releases', path: APP_PATHS.releases, icon: Music },
  { name: 'artists', path: APP_PATHS.artists, icon: MicVocal },
  { name: 'analytics', path: APP_PATHS.analytics, icon: ChartLine },
  { name: 'royalties', path: APP_PATHS.royalties, icon: HandCoins },
  { name: 'collaborators', path: `${APP_PATHS.royalties}?view=splits`, icon: UsersRound },
  { name: 'tools', path: APP_PATHS.tools, icon: Wrench },
  { name: 'catalog', path: CATALOG_PATH, icon: CircleUserRound },
  { name: 'stores', path: STORES_ADDRESS, icon: Store },
  { name: 'home', path: '/', icon: House },
] as const satisfies readonly Entry<string>[];

const form = (name: string) => APP_PATHS.request_form.replace(':form', name);

const TOOLS = [
  { name: 'cover_art', path: `${APP_PATHS.tools}?open=cover-art`, icon: Brush },
  { name: 'lyrics', path: APP_PATHS.lyrics, icon: PenLine },
  { name: 'mastering', path: APP_PATHS.masterings, icon: SlidersHorizontal },
  { name: 'banner', path: APP_PATHS.banners, icon: GalleryHorizontalEnd },
  { name: 'presave', path: APP_PATHS.presaves, icon: Bookmark },
  { name: 'smart_links', path: APP_PATHS.smart_links, icon: Link2 },
  { name: 'playlists', path: PLAYLISTS_PATH, icon: ListMusic },
  { name: 'referral', path: APP_PATHS.referral, icon: Gift },
  { name: 'claims', path: APP_PATHS.claims, icon: Scale },
  { name: 'content-relocation', path: form('content-relocation'), icon: Truck },
  { name: 'whitelist-youtube', path: form('whitelist-youtube'), icon: CirclePlay },
  { name: 'whitelist-facebook', path: form('whitelist-facebook'), icon: ShieldCheck },
  { name: 'instagram-linking', path: form('instagram-linking'), icon: AtSign },
  { name: 'metadata-change', path: form('metadata-change'), icon: Pencil },
] as const satisfies readonly Entry<string>[];

/** Entries whose name and second line only the search has, by kind. */
const OTHERS = {
  tool: [{ name: 'pitches', path: APP_PATHS.pitches, icon: Send }],
  money: [
    { name: 'withdraw', path: `${APP_PATHS.royalties}#withdraw`, icon: Banknote },
    { name: 'withdrawals', path: `${APP_PATHS.royalties}?view=payouts`, icon: Receipt },
    { name: 'statements', path: `${APP_PATHS.royalties}?view=statements`, icon: FileText },
    { name: 'lines', path: `${APP_PATHS.royalties}?view=entries`, icon: Rows3 },
    { name: 'months', path: `${APP_PATHS.royalties}?view=months`, icon: CalendarClock },
  ],
  action: [
    { name: 'new_artist', path: APP_PATHS.new_artist, icon: UserPlus },
    { name: 'take_down', path: APP_PATHS.releases, icon: Undo2 },
    { name: 'upgrade', path: UPGRADE_PATH, icon: Sparkles },
  ],
  setting: [
    { name: 'profile', path: `${APP_PATHS.account}#profile`, icon: CircleUserRound },
    { name: 'email_address', path: `${APP_PATHS.account}#email`, icon: Mail },
    { name: 'password', path: `${APP_PATHS.account}#password`, icon: LockKeyhole },
    { name: 'two_factor', path: `${APP_PATHS.account}#two-factor`, icon: ShieldCheck },
    { name: 'sign_in_methods', path: `${APP_PATHS.account}#sign-in`, icon: KeyRound },
    { name: 'devices', path: `${APP_PATHS.account}#devices`, icon: MonitorSmartphone },
    { name: 'activity', path: `${APP_PATHS.account}#activity`, icon: History },
    { name: 'api_tokens', path: `${APP_PATHS.account}#tokens`, icon: Terminal },
    { name: 'webhooks', path: `${APP_PATHS.account}#webhooks`, icon: Webhook },
    { name: 'archive', path: `${APP_PATHS.account}#archive`, icon: FileDown },
    { name: 'close_account', path: `${APP_PATHS.account}#close`, icon: UserX },
    { name: 'plan', path: APP_PATHS.account_subscription, icon: CreditCard },
    { name: 'invoices', path: `${APP_PATHS.account_subscription}#payments`, icon: Receipt },
    { name: 'emails', path: APP_PATHS.account_notifications, icon: Bell },
    { name: 'payout_method', path: APP_PATHS.account_payout, icon: Landmark },
  ],
  page: [{ name: 'api_reference', path: '/v1/docs', icon: Terminal }],
} as const satisfies Partial<Record<ItemKind, readonly Entry<string>[]>>;

/** The entry whose amount and button are shown when it is what was searched for. */
export const WITHDRAW_ID = 'money withdraw';
export const NEW_RELEASE_ID = 'action new_release';

/** Lists every page, tool, setting and action of the app, in the words of the language. */
export function listEntries(t: TFunction): SearchItem[] {
  const build = (kind: ItemKind, entry: Entry<string>, label: string, words: string, detail?: string): SearchItem => ({
    id: `${kind} ${entry.name}`,
    kind,
    label,
    picture: { icon: entry.icon },
    path: entry.path,
    leaves: !isAppPath(entry.path.split(/[?#]/)[0] ?? ''),
    search: { name: label, also: `${words} ${detail ?? ''}` },
    ...(detail === undefined ? {} : { detail }),
  });
  return [
    build(
      'action',
      { name: 'new_release', path: APP_PATHS.new_release, icon: Plus },
      t('shell.entry.new_release'),
      t('palette.words.new_release'),
    ),
    ...TOOLS.map((entry) =>
      build(
        'tool',
        entry,
        t(`tools.name.${entry.name}`),
        t(`palette.words.${entry.name}`),
        t(`tools.text.${entry.name}`),
      ),
    ),
    build(
      'tool',
      { name: 'stream_watch', path: APP_PATHS.monitoring, icon: Activity },
      t('watch.title'),
      t('palette.words.stream_watch'),
      t('palette.text.stream_watch'),
    ),
    ...listOthers(t, build),
    ...PAGES.map((entry) => build('page', entry, t(`shell.entry.${entry.name}`), t(`palette.words.${entry.name}`))),
  ];
}

/** Lists the answers of the help, so that a question is answered where it is typed. */
export function listHelpEntries(t: TFunction, language: Language): SearchItem[] {
  return listHelp({ t, language }).map(({ id, path, question, answer }) => ({
    id: `help ${id}`,
    kind: 'help',
    label: question,
    detail: answer,
    picture: { icon: CircleHelp },
    path,
    leaves: true,
    search: { name: question, also: answer },
  }));
}

type Build = (kind: ItemKind, entry: Entry<string>, label: string, words: string, detail?: string) => SearchItem;

function listOthers(t: TFunction, build: Build): SearchItem[] {
  return (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).flatMap((kind) =>
    OTHERS[kind].map((entry) =>
      build(
        kind,
        entry,
        t(`palette.name.${entry.name}`),
        t(`palette.words.${entry.name}`),
        t(`palette.text.${entry.name}`),
      ),
    ),
  );
}
