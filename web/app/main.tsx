import './app.css';
import { ALERT_CLOSE_AFTER_MS } from '@tangent/domain/limits.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { keepVisitTags } from '../site/keep-visit-tags.ts';
import { openTexts } from '../texts/open-texts.ts';
import { ToastHost } from '../ui/toast.tsx';
import { openLanguage, showLanguage } from './language.ts';
import { buildQueryClient } from './query-client.ts';
import { buildRouter } from './routes.tsx';
import { buildExpiryHandler } from './session-expiry.ts';
import { applyTheme } from './theme.ts';
import { TranslatedUi } from './translated-ui.tsx';

applyTheme();
keepVisitTags(location.search, () => localStorage);
const language = openLanguage();
showLanguage(language);
const texts = await openTexts(language);
const router = buildRouter();
const queryClient = buildQueryClient(buildExpiryHandler(router));

const root = document.getElementById('root');
if (root === null) throw new Error('the shell of the app has no #root');
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    <TranslatedUi>
      <QueryClientProvider client={queryClient}>
        <ToastHost closeAfterMs={ALERT_CLOSE_AFTER_MS}>
          <RouterProvider router={router} />
        </ToastHost>
      </QueryClientProvider>
    </TranslatedUi>
  </I18nextProvider>,
);
