import { loadScript, type Tool } from './tool.ts';

type Send = { (...args: unknown[]): void; q?: unknown[][] };
type ClarityWindow = { clarity?: Send };

/**
 * Session recording: Microsoft Clarity. What is said before its script has come waits in its queue. It sees what people do and never what
 * they read: amounts, names and addresses are on many pages.
 */
export const clarity: Tool = {
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
