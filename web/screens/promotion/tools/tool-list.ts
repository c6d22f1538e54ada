import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import type { Searchable } from '@tangent/domain/people/search/match-entry.ts';
import type { FormId } from '@tangent/domain/promotion/form/forms.ts';
import {
  AtSign,
  Bookmark,
  Brush,
  CirclePlay,
  GalleryHorizontalEnd,
  Gift,
  Link2,
  ListMusic,
  type LucideIcon,
  Pencil,
  PenLine,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
  Truck,
} from 'lucide-react';
import { isPageAvailable } from '../../../app/menu/nav-entries.ts';
import { APP_PATHS, PLAYLISTS_PATH } from '../../../site/app-paths.ts';
import {
  type ToolFigure,
  type ToolQuota,
  useCoverQuota,
  useLinkClicks,
  useLyricsQuota,
  useMasteringQuota,
  useOpenClaims,
  useWaitingFans,
  useWaitingPitches,
} from './tool-facts.ts';

export const TOOL_CATEGORIES = ['ai', 'marketing', 'forms'] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

type ToolEntry = {
  /** Its texts are `tools.name.<name>` and `tools.text.<name>`. */
  readonly name: string;
  readonly category: ToolCategory;
  /** A tool whose page does not exist yet is not shown. */
  readonly path: string;
  readonly icon: LucideIcon;
  /** The addition of a higher plan; `locks` when nothing works without it. */
  readonly unlock?: { readonly capability: Capability; readonly locks: boolean };
  /** Hooks of React; null while there is nothing to show. */
  readonly useQuota?: () => ToolQuota | null;
  readonly useFigure?: () => ToolFigure | null;
};

/** The tools of the hub, in the order of their categories. */
const TOOLS = [
  {
    name: 'cover_art',
    category: 'ai',
    path: `${APP_PATHS.tools}?open=cover-art`,
    icon: Brush,
    useQuota: useCoverQuota,
  },
  { name: 'lyrics', category: 'ai', path: APP_PATHS.lyrics, icon: PenLine, useQuota: useLyricsQuota },
  {
    name: 'mastering',
    category: 'ai',
    path: APP_PATHS.masterings,
    icon: SlidersHorizontal,
    useQuota: useMasteringQuota,
  },
  { name: 'banner', category: 'marketing', path: APP_PATHS.banners, icon: GalleryHorizontalEnd },
  {
    name: 'presave',
    category: 'marketing',
    path: APP_PATHS.presaves,
    icon: Bookmark,
    unlock: { capability: 'presave', locks: true },
    useFigure: useWaitingFans,
  },
  {
    name: 'smart_links',
    category: 'marketing',
    path: APP_PATHS.smart_links,
    icon: Link2,
    unlock: { capability: 'smartlink_editing', locks: false },
    useFigure: useLinkClicks,
  },
  { name: 'playlists', category: 'marketing', path: PLAYLISTS_PATH, icon: ListMusic, useFigure: useWaitingPitches },
  { name: 'referral', category: 'marketing', path: APP_PATHS.referral, icon: Gift },
  { name: 'claims', category: 'forms', path: APP_PATHS.claims, icon: Scale, useFigure: useOpenClaims },
  { name: 'content-relocation', category: 'forms', path: formPath('content-relocation'), icon: Truck },
  { name: 'whitelist-youtube', category: 'forms', path: formPath('whitelist-youtube'), icon: CirclePlay },
  { name: 'whitelist-facebook', category: 'forms', path: formPath('whitelist-facebook'), icon: ShieldCheck },
  { name: 'instagram-linking', category: 'forms', path: formPath('instagram-linking'), icon: AtSign },
  { name: 'metadata-change', category: 'forms', path: formPath('metadata-change'), icon: Pencil },
] as const satisfies readonly ToolEntry[];

function formPath(form: FormId): string {
  return APP_PATHS.request_form.replace(':form', form);
}

type ToolName = (typeof TOOLS)[number]['name'];
export type Tool = ToolEntry & { readonly name: ToolName };

/** Lists the tools that have a page. */
export function listTools(): Tool[] {
  return TOOLS.filter(({ path }) => isPageAvailable(path));
}

/**
 * Returns the tools of a category that a search finds by name, description or another word for it, in their order, as
 * the search of the app does.
 */
export function filterTools(
  tools: readonly Tool[],
  { category, search }: { category: ToolCategory | null; search: string },
  describe: (tool: Tool) => Searchable,
): Tool[] {
  const ofCategory = tools.filter((tool) => category === null || tool.category === category);
  if (search.trim() === '') return ofCategory;
  const found = new Set(findMatches(ofCategory, search, describe).map(({ entry }) => entry));
  return ofCategory.filter((tool) => found.has(tool));
}
