import type { WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import type { User } from '@tangent/contract/people/user.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { withdrawalKeys } from '../../../api/money/payout.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { startSession } = await import('../../../app/session/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { WithdrawButton } = await import('./withdraw-button.tsx');

startSession({ capabilities: [], today: '2026-11-20', plan: 'pro' } as unknown as User);

const TERMS: WithdrawalTerms = {
  balance_cents: 0,
  available_cents: 0,
  advance_cents: 0,
  reported_due_on: null,
  pending_cents: 0,
  is_verified: true,
  method: null,
  setup: 'incomplete',
  destination: null,
  held_until: null,
  plan: 'pro',
  fee_cents: 0,
  expected_on: '2026-12-20',
  has_open_withdrawal: false,
};

const onBalance = (cents: number) => ({ balance_cents: cents, available_cents: cents });

/** Renders the button for an account with these terms. */
async function renderButton(change: Partial<WithdrawalTerms>, language: (typeof LANGUAGES)[number] = 'en') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(withdrawalKeys.all, {
    pages: [{ items: [], terms: { ...TERMS, ...change } }],
    pageParams: [null],
  });
  const texts = await loadTexts(language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <TranslatedUi>
          <MemoryRouter>
            <WithdrawButton />
          </MemoryRouter>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const described = /aria-describedby="([^"]*)"/.exec(html)?.[1];
  const reason = described && new RegExp(`id="${described}"[^>]*>([^<]*)<`).exec(html)?.[1];
  return { isDisabled: html.includes('aria-disabled="true"'), reason: reason?.replaceAll('\u00a0', ' ') };
}

test.each(LANGUAGES)('in %s Withdraw at zero is disabled, and the minimum stands beside it', async (language) => {
  const { isDisabled, reason } = await renderButton({}, language);
  expect(isDisabled).toBe(true);
  expect(reason).toMatch(/10[.,]00/);
});

test('Withdraw says how much is missing, also to a user who has no payout method yet', async () => {
  const tooLow = { isDisabled: true, reason: 'The minimum withdrawal is $10.00: $3.50 to go.' };
  expect(await renderButton(onBalance(650))).toEqual(tooLow);
  expect(await renderButton({ ...onBalance(650), method: 'stripe', setup: 'ready' })).toEqual(tooLow);
  expect((await renderButton(onBalance(-1250))).reason).toContain('$12.50');
});

test('Withdraw can be pressed once the minimum is there, also without a payout method: a dialog then leads to it', async () => {
  expect(await renderButton(onBalance(1000))).toEqual({ isDisabled: false, reason: undefined });
});

test('Withdraw says what stores have paid so far and when they pay more, or that they are late', async () => {
  const waiting = { balance_cents: 118_184, available_cents: 320 };
  const soon = await renderButton({ ...waiting, reported_due_on: '2026-12-14' });
  expect(soon).toEqual({
    isDisabled: true,
    reason:
      'Stores have paid $3.20 of your $1,181.84 so far. The minimum withdrawal is $10.00; the next payment is due by Dec 14, 2026.',
  });
  const late = await renderButton(waiting);
  expect(late.reason).toBe(
    'Stores have paid $3.20 of your $1,181.84 so far, and the rest is overdue. The minimum withdrawal is $10.00.',
  );
  expect(await renderButton({ ...waiting, advance_cents: 680 })).toEqual({ isDisabled: false, reason: undefined });
});
