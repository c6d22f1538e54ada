import type { User } from '@tangent/contract/people/user.ts';
import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { findStepTarget } from './find-step-path.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
vi.useFakeTimers({ now: Date.parse('2026-11-28T10:00:00Z') });
vi.stubEnv('TZ', 'Europe/Istanbul');
const { startSession } = await import('../../../app/session/session.ts');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { useStepText } = await import('./use-step-text.ts');
startSession({ capabilities: [], today: '2026-11-28', plan: 'pro' } as unknown as User);

const STORE = { id: 'amazon-music', name: 'Amazon Music' };
const PERSON = { name: 'Rui Tavares', share_basis_points: 2000, payee_id: 'p1', invited_on: '2026-11-24' };
const MONEY = { period: '2026-12', is_first: true, is_estimate: true, streams: 18_412, per_thousand_micros: 3_390_000 };
const PITCH = { store: STORE, days_before: 14, unit: 'days', is_approved: true };
const LISTS = { names: ['Slow Waves', 'Lisboa'], followers: 24_100, answer_days: 4 };
const CLAIM = { claim_id: 'c1', service: 'youtube', claimant: 'Atlas', title: 'Vento Norte' };

/** Every kind of step, and each of its wordings. */
const STEPS = [
  ['finish_draft', { issues: 2, wizard_step: 'artwork', first: 'required' }],
  ['submit', {}],
  ['resubmit', { reasons: [], note: null, keeps_date: true }],
  ['resubmit', { reasons: [], note: null, keeps_date: false }],
  ['answer_claim', { ...CLAIM, claims: 1 }],
  ['answer_claim', { ...CLAIM, claims: 3 }],
  ['answer_case', { case_id: 'f1', store: STORE, cases: 1 }],
  ['mend_store', { store: STORE, state: 'refused', reason_code: null, stores: 1 }],
  ['mend_store', { store: STORE, state: 'refused', reason_code: null, stores: 4 }],
  ['mend_page', { store: STORE, artist: 'Maré Cheia' }],
  ['invite_people', { people: [PERSON], share_basis_points: 2000 }],
  ['invite_people', { people: [PERSON, { ...PERSON, name: 'Ana' }], share_basis_points: 4000 }],
  ['remind_people', { people: [PERSON], share_basis_points: 2000 }],
  ['remind_people', { people: [PERSON, { ...PERSON, name: 'Ana' }], share_basis_points: 4000 }],
  ['write_story', { stores: [STORE] }],
  ['pitch_editors', PITCH],
  ['pitch_editors', { ...PITCH, unit: 'business_days' }],
  ['pitch_editors', { ...PITCH, is_approved: false }],
  ['pitch_playlists', { ...LISTS, playlists: 1, names: ['Slow Waves'] }],
  ['pitch_playlists', { ...LISTS, playlists: 2 }],
  ['share_presave', { fans: 0 }],
  ['share_presave', { fans: 185 }],
  ['share_link', { live_stores: 7, stores: 12 }],
  ['make_banners', {}],
  ['time_lyrics', { tracks: 3 }],
  ['add_credits', { tracks: 1 }],
  ['plan_next', {}],
  ['review', {}],
  ['delivery', { stores: 12 }],
  ['presave_opens', {}],
  ['first_country', { at: '2026-12-11T11:00:00Z' }],
  ['release_day', { stores: 12 }],
  ['stores_follow', { stores: 5 }],
  ['first_figures', {}],
  ['day_28', { before: 'Lua' }],
  ['day_28', { before: null }],
  ['money', { ...MONEY, amount_micros: 62_416_680 }],
  ['money', { ...MONEY, amount_micros: null }],
  ['money', { ...MONEY, is_first: false, is_estimate: false, amount_micros: 112_400_000 }],
  ['money', { ...MONEY, is_first: false, amount_micros: null }],
  ['leaves_stores', { stores: 12 }],
] as const;

const OWN = STEPS.slice(STEPS.findIndex(([kind]) => kind === 'review')).map(([kind]): string => kind);
const stepOf = (kind: string, facts: object, day: string | null = '2026-12-05', is_last_day = true) =>
  ({ key: kind, kind, by: OWN.includes(kind) ? 'itself' : 'artist', day, is_last_day, facts }) as CalendarStep;

async function describe(language: Language, step: CalendarStep) {
  const texts = await loadTexts(language);
  let found: ReturnType<ReturnType<typeof useStepText>> | null = null;
  function Step() {
    found = useStepText({ title: 'Night Drive' })(step);
    return null;
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Step />
    </I18nextProvider>,
  );
  return found as unknown as ReturnType<ReturnType<typeof useStepText>>;
}

test.each(STEPS)('a step %s has words in every language, with all its values', async (kind, facts) => {
  for (const language of LANGUAGES) {
    const step = stepOf(kind, facts);
    const { title, short, text, button, effect } = await describe(language, step);
    const all = [title, short, text, button ?? '', effect ?? ''];
    expect(all.slice(0, 3).every((one) => one !== '')).toBe(true);
    expect(all.filter((one) => /calendar\.step|[{}]|undefined|null|NaN/.test(one))).toEqual([]);
    expect([kind, button !== null]).toEqual([kind, step.by === 'artist']);
    expect([kind, findStepTarget(step, 'r1') !== null]).toEqual([kind, step.by === 'artist']);
  }
});

test('a deadline is a day of the reader, and today is named', async () => {
  const pitch = (day: string | null) => stepOf('pitch_editors', PITCH, day);
  expect(await describe('en', pitch('2026-12-05'))).toMatchObject({
    when: 'Dec 5',
    is_today: false,
    left: '7 days left',
  });
  expect(await describe('en', pitch('2026-11-28'))).toMatchObject({ when: 'Today', is_today: true, left: 'last day' });
  expect(await describe('en', pitch(null))).toMatchObject({ when: 'Any day', is_today: false, left: null });
  expect(await describe('en', stepOf('plan_next', {}, '2027-01-15', false))).toMatchObject({
    when: 'Jan 15',
    left: null,
  });
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  expect(await describe('en', pitch('2026-12-05'))).toMatchObject({ when: 'Dec 4' });
  vi.stubEnv('TZ', 'Europe/Istanbul');
});
