import type { User } from '@tangent/contract/user.ts';
import { botpress } from './botpress.ts';
import { clarity } from './clarity.ts';
import { crisp } from './crisp.ts';
import type { Tool } from './tool.ts';
import { isPrivatePath, listToolIds, markToolLoaded } from './tools-in-page.ts';

const TOOLS = { chat: crisp, bot: botpress, recording: clarity } as const satisfies Record<Tool['name'], Tool>;

type IdentifiedUser = Pick<User, '_id' | 'plan' | 'language' | 'name' | 'email'>;

/**
 * Tells the tools whose ids are set who is here, after signing in, registering and the check at the start (S7-008,
 * The caller has the visitor's consent. Only the chat hears name and e-mail address.
 */
export function identify({ _id, plan, language, name, email }: IdentifiedUser, path: string): void {
  if (isPrivatePath(path)) return;
  const facts = { _id, plan, language };
  for (const [toolName, id] of listToolIds()) {
    const tool: Tool = TOOLS[toolName];
    if (markToolLoaded(toolName)) tool.load(id);
    if (tool.name === 'chat') tool.identify({ ...facts, name, email });
    else tool.identify(facts);
  }
}
