import type { User } from '@tangent/contract/people/user.ts';
import { checkReleaseDate, earliestReleaseDate } from '@tangent/domain/catalogue/release/date/check-release-date.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { WizardFindingsProvider } from '../wizard-context.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { startSession } = await import('../../../../app/session/session.ts');
const { useOfferedFacts } = await import('./use-offered-facts.ts');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function Earliest() {
  return earliestReleaseDate({ ...useOfferedFacts(), schedule: 'standard' });
}

test.each([
  // The artist's day ends within the UTC day, or with it.
  ['Pacific/Auckland', '2026-11-28T03:00:00Z', '2026-11-28T10:59:00Z', '2026-12-19'],
  ['UTC', '2026-11-28T23:59:00Z', '2026-11-28T23:59:00Z', '2026-12-19'],
  // The artist's day ends within the next UTC day, also when that has begun.
  ['Pacific/Honolulu', '2026-11-28T20:00:00Z', '2026-11-29T09:59:00Z', '2026-12-20'],
  ['Pacific/Honolulu', '2026-11-29T09:00:00Z', '2026-11-29T09:59:00Z', '2026-12-20'],
])(
  'an artist in %s at %s is offered a date that is still accepted at %s, when their day ends',
  (zone, now, end, offered) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: Date.parse(now) });
    startSession({ capabilities: [], today: '2026-11-20', plan: 'free' } as unknown as User);
    const facts = { today: now.slice(0, 10), resubmission: false };
    const page = renderToStaticMarkup(
      <WizardFindingsProvider value={{ facts, issues: [], flaggedIssues: [], shown: [] }}>
        <Earliest />
      </WizardFindingsProvider>,
    );
    expect(page).toBe(offered);
    const atEnd = { schedule: 'standard', today: end.slice(0, 10), resubmission: false } as const;
    expect(checkReleaseDate(offered, atEnd)).toEqual([]);
  },
);
