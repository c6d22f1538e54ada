import type { ToolName } from './tool.ts';

const TOOL_NAMES = ['chat', 'bot', 'recording'] as const satisfies readonly ToolName[];

/** Where money is, and where staff sees other people: no tool of others is ever on these pages. */
const PRIVATE_PATHS = ['/royalties', '/account/payout', '/backoffice'];

const loaded = new Set<ToolName>();

/** Our ids at the tools of others, put into the shell by the server; most installations have none. */
export function listToolIds(): [ToolName, string][] {
  return TOOL_NAMES.flatMap((name) => {
    const id = document.querySelector<HTMLMetaElement>(`meta[name="tool-${name}"]`)?.content ?? '';
    return id === '' || id.startsWith('__') ? [] : [[name, id]];
  });
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((known) => path === known || path.startsWith(`${known}/`));
}

/** A script that was loaded cannot be taken back; only another document is without it. */
export function hasTools(): boolean {
  return loaded.size > 0;
}

/** Answers whether the tool has to be loaded now. */
export function markToolLoaded(name: ToolName): boolean {
  if (loaded.has(name)) return false;
  loaded.add(name);
  return true;
}
