import type { User } from '@tangent/contract/people/user.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { accountKeys } = await import('../../../api/identity/account.ts');
const { startSession } = await import('../../../app/session/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { ToastHost } = await import('../../../ui/overlay/toast.tsx');
const { VerificationBanner } = await import('./verification-banner.tsx');

const EMAIL = 'lena@music.example';
const ANSWER = '550 5.1.1 No such user';

async function renderBanner(
  language: (typeof LANGUAGES)[number],
  refusals: { email: string; answer: string }[],
  { email_verified = false, page = '/dashboard' } = {},
) {
  startSession({ email: EMAIL, email_verified } as unknown as User);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(accountKeys.all, { email: EMAIL, mail_refusals: refusals });
  const texts = await loadTexts(language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <TranslatedUi>
          <ToastHost View={() => null} closeAfterMs={1}>
            <MemoryRouter initialEntries={[page]}>
              <VerificationBanner />
            </MemoryRouter>
          </ToastHost>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { html, waits: html.includes(texts.t('auth.verify.text', { email: EMAIL })) };
}

test.each(LANGUAGES)(
  'in %s the banner says that the address was refused, with the answer and the way out',
  async (language) => {
    const { html, waits } = await renderBanner(language, [{ email: EMAIL, answer: ANSWER }]);
    expect(html).toContain(ANSWER);
    expect(html).toContain(EMAIL);
    expect(html).toContain('href="/account"');
    expect(waits).toBe(false);
  },
);

test('a refusal of another address, and none, leave the banner waiting for the link', async () => {
  expect((await renderBanner('en', [{ email: 'new@music.example', answer: ANSWER }])).waits).toBe(true);
  expect((await renderBanner('en', [])).waits).toBe(true);
});

test('a confirmed address has no banner, even when its server refused a later email', async () => {
  expect((await renderBanner('en', [{ email: EMAIL, answer: ANSWER }], { email_verified: true })).html).toBe('');
});

test('on the page of the card about a refused address the banner stays away, but not while it waits for the link', async () => {
  const refused = [{ email: EMAIL, answer: ANSWER }];
  expect((await renderBanner('en', refused, { page: '/account' })).html).toBe('');
  expect((await renderBanner('en', [], { page: '/account' })).waits).toBe(true);
  expect((await renderBanner('en', refused, { page: '/account/payout' })).html).toContain(ANSWER);
});
