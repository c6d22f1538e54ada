import type { User } from '@tangent/contract/people/user.ts';
import { botpress } from './botpress.ts';

import { loadScript, type Tool } from './tool.ts';
import { isPrivatePath, listToolIds, markToolLoaded } from './tools-in-page.ts';

type CrispWindow = { $crisp?: unknown[]; CRISP_WEBSITE_ID?: string };

/** Support chat: Crisp. Commands pushed before its script has loaded wait in the list. */
const crisp: Tool = {
  name: 'chat',
  load: (id) => {
    const page = globalThis as CrispWindow;
    page.$crisp = [];
    page.CRISP_WEBSITE_ID = id;
    loadScript('https://client.crisp.chat/l.js');
  },
  identify: ({ _id, plan, language, name, email }) => {
    const { $crisp = [] } = globalThis as CrispWindow;
    $crisp.push(['set', 'user:nickname', [name]]);
    $crisp.push(['set', 'user:email', [email]]);
    const data = Object.entries({ _id, plan, language });
    $crisp.push(['set', 'session:data', [data]]);
  },
};

type Send = { (...args: unknown[]): void; q?: unknown[][] };
type ClarityWindow = { clarity?: Send };

/**
 * Session recording: Microsoft Clarity. Commands sent before its script has loaded wait in its queue. It records what
 * users do and never what they read: many pages show amounts, names and addresses.
 */
const clarity: Tool = {
  name: 'recording',
  load: (id) => {
    const queue: unknown[][] = [];
    const send: Send = (...args) => {
      queue.push(args);
    };
    send.q = queue;
    (globalThis as ClarityWindow).clarity = send;
    send('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
    document.body.dataset.clarityMask = 'true';
    loadScript(`https://www.clarity.ms/tag/${id}`);
  },
  identify: ({ _id, plan, language }) => {
    const { clarity: send } = globalThis as ClarityWindow;
    send?.('identify', _id);
    send?.('set', 'plan', plan);
    send?.('set', 'language', language);
  },
};

const TOOLS = { chat: crisp, bot: botpress, recording: clarity } as const satisfies Record<Tool['name'], Tool>;

type IdentifiedUser = Pick<User, '_id' | 'plan' | 'language' | 'name' | 'email'>;

/**
 * Sends the user's facts to the configured tools, after signing in, after registering and after the check at the start
 * (S7-008, A-149). The caller has the visitor's consent. Only the chat receives name and email address.
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
