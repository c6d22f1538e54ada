import type { ToolName } from './tool.ts';

const TOOL_NAMES = ['chat', 'bot', 'recording'] as const satisfies readonly ToolName[];

/** Pages with money, and pages where staff see other users: no third-party tool ever runs on them. */
const PRIVATE_PATHS = ['/royalties', '/account/payout', '/backoffice'];

const loaded = new Set<ToolName>();

/** Lists our ids at the third-party tools, which the server puts into the shell; most installations have none. */
export function listToolIds(): [ToolName, string][] {
  return TOOL_NAMES.flatMap((name) => {
    const id = document.querySelector<HTMLMetaElement>(`meta[name="tool-${name}"]`)?.content ?? '';
    return id === '' || id.startsWith('__') ? [] : [[name, id]];
  });
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((known) => path === known || path.startsWith(`${known}/`));
}

/** Whether a tool was loaded. A loaded script cannot be removed; only a new document is free of it. */
export function hasTools(): boolean {
  return loaded.size > 0;
}

/** Marks the tool as loaded; returns whether it still had to be loaded. */
export function markToolLoaded(name: ToolName): boolean {
  if (loaded.has(name)) return false;
  loaded.add(name);
  return true;
}
