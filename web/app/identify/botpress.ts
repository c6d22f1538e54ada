import { type Facts, loadScript, type Tool } from './tool.ts';

type Botpress = {
  init: (settings: { clientId: string }) => void;
  on: (event: 'webchat:initialized', listener: () => void) => void;
  updateUser: (user: { data: Facts }) => unknown;
};
type BotpressWindow = { botpress?: Botpress };

let isReady = false;
let waiting: Facts | null = null;

function send(who: Facts): void {
  const { _id, plan, language } = who;
  void (globalThis as BotpressWindow).botpress?.updateUser({ data: { _id, plan, language } });
}

/** The bot: Botpress webchat. It has no queue, so the user's facts wait until it has started. */
export const botpress: Tool = {
  name: 'bot',
  load: (id) => {
    loadScript('https://cdn.botpress.cloud/webchat/v3.3/inject.js', () => {
      const { botpress: chat } = globalThis as BotpressWindow;
      chat?.on('webchat:initialized', () => {
        isReady = true;
        if (waiting) send(waiting);
      });
      chat?.init({ clientId: id });
    });
  },
  identify: (who) => {
    waiting = who;
    if (isReady) send(who);
  },
};
