import type { ErnDeal } from '../model.ts';

/**
 * What a streaming and download store gets: streams under subscription and advertising, offline use under subscription, and paid
 * downloads, all from the same instant (UTC, `2026-03-01T00:00:00Z`) and without end.
 */
export function buildStandardDeals(territories: string[], startAt: string): ErnDeal[] {
  const everywhere = { territories, start_at: startAt, end_at: null };
  return [
    {
      ...everywhere,
      commercial_models: ['subscription', 'advertisement_supported'],
      use_types: ['on_demand_stream', 'non_interactive_stream'],
    },
    { ...everywhere, commercial_models: ['subscription'], use_types: ['conditional_download'] },
    { ...everywhere, commercial_models: ['pay_as_you_go'], use_types: ['permanent_download'] },
  ];
}
