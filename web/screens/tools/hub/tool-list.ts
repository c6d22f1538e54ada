import { isPageAvailable } from '../../../app/nav-entries.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

export const TOOL_CATEGORIES = ['ai', 'marketing', 'forms'] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

/** The tools of the hub, in the order of their categories. */
const TOOLS = [
  { name: 'presave', category: 'marketing', path: '/tools/presave' },
  { name: 'smart_links', category: 'marketing', path: APP_PATHS.smart_links },
] as const satisfies readonly { name: string; category: ToolCategory; path: string }[];

export type Tool = (typeof TOOLS)[number];

/** Lists the tools that have a page. */
export function listTools(): Tool[] {
  return TOOLS.filter(({ path }) => isPageAvailable(path));
}

/** Returns the tools of a category whose name or description contains the words searched for, in any case. */
export function filterTools(
  tools: readonly Tool[],
  { category, search, language }: { category: ToolCategory | null; search: string; language: string },
  describe: (tool: Tool) => string,
): Tool[] {
  const wanted = search.trim().toLocaleLowerCase(language);
  return tools.filter(
    (tool) =>
      (category === null || tool.category === category) && describe(tool).toLocaleLowerCase(language).includes(wanted),
  );
}
