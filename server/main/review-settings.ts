import type { CodePrefixes } from '../review/public.ts';
import type { Config } from './config.ts';

/** What reviewing reads from the settings. */
export function reviewSettings(config: Config): { prefixes: CodePrefixes; auto_review: boolean } {
  const { isrc_prefix, upc_company_prefix, auto_review } = config;
  return { prefixes: { isrc_prefix, upc_company_prefix }, auto_review };
}
