import { expect, test } from 'vitest';
import { type CampaignFacts, findCampaignPhase, findCampaignStart } from './campaign-phase.ts';

const CAMPAIGN: CampaignFacts = {
  starts_on: '2026-11-20',
  release_date: '2026-12-04',
  release_status: 'in_process',
  account_status: 'active',
};

test.each([
  ['[S4-023]', '2026-11-19', 'planned'],
  ['[S4-024]', '2026-11-20', 'running'],
  ['[S4-024]', '2026-12-03', 'running'],
  ['[S4-025]', '2026-12-04', 'ended'],
])('%s on %s a campaign from 20 November for a release on 4 December is %s', (_, today, phase) => {
  expect(findCampaignPhase(CAMPAIGN, today)).toBe(phase);
});

test.each<[Partial<CampaignFacts>, string]>([
  [{ release_status: 'takedown_requested' }, 'stopped'],
  [{ release_status: 'removed' }, 'stopped'],
  [{ account_status: 'banned' }, 'stopped'],
  [{ account_status: 'deactivated' }, 'stopped'],
  [{ account_status: 'frozen' }, 'paused'],
  // The campaign follows the release: it has no date of its own.
  [{ release_date: '2026-11-25' }, 'ended'],
  [{ release_date: '2027-01-08' }, 'running'],
])('a campaign with %o is %s', (change, phase) => {
  expect(findCampaignPhase({ ...CAMPAIGN, ...change }, '2026-11-28')).toBe(phase);
});

test.each([
  [{ presave_date: '2026-11-20', approved_on: '2026-11-01' }, '2026-11-20'],
  [{ presave_date: '2026-11-20', approved_on: '2026-11-22' }, '2026-11-22'],
  [{ presave_date: null, approved_on: '2026-11-01' }, '2026-11-20'],
  [{ presave_date: '2026-01-01', approved_on: '2026-01-01' }, '2026-06-17'],
])('the campaign of a release on 4 December with %o starts on %s', (dates, start) => {
  expect(findCampaignStart({ ...dates, release_date: '2026-12-04' })).toBe(start);
});
