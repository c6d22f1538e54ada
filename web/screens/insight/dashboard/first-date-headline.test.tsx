import type { User } from '@tangent/contract/people/user.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { startSession } = await import('../../../app/session/session.ts');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { FirstDateHeadline } = await import('./first-date-headline.tsx');
const texts = await loadTexts('en');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function renderHeadline(plan: User['plan'], zone: string, now: string): string {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: Date.parse(now) });
  startSession({ capabilities: [], today: '2026-11-20', plan } as unknown as User);
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <FirstDateHeadline />
    </I18nextProvider>,
  );
}

test.each([
  ['free', 'Pacific/Auckland', '2026-11-28T03:00:00Z', 'first_stores', 'Wednesday, December 2'],
  ['free', 'Europe/Istanbul', '2026-11-28T03:00:00Z', 'first_stores', 'Wednesday, December 2'],
  ['free', 'Pacific/Honolulu', '2026-11-28T03:00:00Z', 'first_stores', 'Tuesday, December 1'],
  // The last UTC day has begun: in Honolulu it is still the day before, which ends within it.
  ['free', 'Pacific/Honolulu', '2026-12-02T09:00:00Z', 'first_stores_today', 'Tuesday, December 1'],
  ['pro', 'Europe/Istanbul', '2026-11-28T03:00:00Z', 'all_stores', 'Friday, December 4'],
  ['pro', 'Europe/Istanbul', '2026-12-04T20:00:00Z', 'all_stores_today', 'Friday, December 4'],
] as const)(
  'a new artist on %s in %s at %s reads a date that can be had, and the last day for it',
  (plan, zone, now, sentence, day) => {
    const page = renderHeadline(plan, zone, now);
    expect(page).toContain(texts.t('dashboard.steps.title', { date: 'Friday, December 25' }));
    expect(page).toContain(texts.t(`dashboard.steps.${sentence}`, { day, last: 'Jan 15, 2027' }));
  },
);
