import { loadScript, type Tool } from './tool.ts';

type CrispWindow = { $crisp?: unknown[]; CRISP_WEBSITE_ID?: string };

/** Support chat: Crisp. What is pushed before its script has come waits in the list. */
export const crisp: Tool = {
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
