import { AI_NO_FAULTS, type AiBehaviour } from './behaviour.ts';

/** The data that the control calls show. */
interface AiView {
  behaviour: AiBehaviour;
  /** Count since the last reset. */
  requests: number;
  /** The last prompts, oldest first: the messages of a chat, or the prompt of a picture. */
  prompts: string[];
}

/** The state of the simulated model between requests. Nothing survives a restart. */
export interface AiService {
  view(): AiView;
  behave(change: Partial<AiBehaviour>): void;
  /** Counts a request, and remembers its prompt. */
  receive(prompt: string): void;
  /** Returns the next text of the model; null when none is set. */
  takeReply(): string | null;
  reset(): void;
}

const PROMPTS_KEPT = 20;

export function createAiService(): AiService {
  let state: AiView = { behaviour: AI_NO_FAULTS, requests: 0, prompts: [] };
  return {
    view: () => state,
    behave: (change) => {
      state = { ...state, behaviour: { ...state.behaviour, ...change } };
    },
    receive: (prompt) => {
      const prompts = [...state.prompts, prompt].slice(-PROMPTS_KEPT);
      state = { ...state, requests: state.requests + 1, prompts };
    },
    takeReply: () => {
      const [reply, ...rest] = state.behaviour.replies;
      if (reply === undefined) return null;
      if (rest.length > 0) state = { ...state, behaviour: { ...state.behaviour, replies: rest } };
      return reply;
    },
    reset: () => {
      state = { behaviour: AI_NO_FAULTS, requests: 0, prompts: [] };
    },
  };
}
