import type { ThirdPartyOrigins } from '../../platform/http/security-headers.ts';
import type { Config } from '../config/config.ts';

/** Our ids at third-party tools; null for a tool that is not used. */
export interface ToolIds {
  chat: string | null;
  bot: string | null;
  recording: string | null;
}

/** The origins from which each tool loads, according to its vendor. */
const ORIGINS: Record<keyof ToolIds, ThirdPartyOrigins> = {
  // Crisp.
  chat: {
    script: ['https://client.crisp.chat'],
    style: ['https://client.crisp.chat'],
    img: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
    font: ['https://client.crisp.chat'],
    media: ['https://client.crisp.chat'],
    connect: ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
  },
  // Botpress.
  bot: {
    script: ['https://cdn.botpress.cloud'],
    style: ['https://cdn.botpress.cloud'],
    img: ['https://cdn.botpress.cloud', 'https://files.bpcontent.cloud'],
    connect: ['https://cdn.botpress.cloud', 'https://webchat.botpress.cloud'],
    frame: ['https://cdn.botpress.cloud'],
  },
  // Microsoft Clarity.
  recording: {
    script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    img: ['https://c.clarity.ms', 'https://c.bing.com'],
    connect: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
};

export function getToolIds(config: Config): ToolIds {
  const { crisp_website_id, botpress_bot_id, clarity_project_id } = config;
  return { chat: crisp_website_id ?? null, bot: botpress_bot_id ?? null, recording: clarity_project_id ?? null };
}

/** Lists the origins of the configured tools. By default no page loads anything from third parties. */
export function listToolOrigins(ids: ToolIds): ThirdPartyOrigins {
  const used = (Object.keys(ORIGINS) as (keyof ToolIds)[]).filter((tool) => ids[tool] !== null);
  const all = used.flatMap((tool) => Object.entries(ORIGINS[tool]) as [keyof ThirdPartyOrigins, readonly string[]][]);
  const joined: Partial<Record<keyof ThirdPartyOrigins, string[]>> = {};
  for (const [kind, origins] of all) joined[kind] = [...(joined[kind] ?? []), ...origins];
  return joined;
}
