import { ALERT_CLOSE_AFTER_MS } from '@tangent/domain/distribution/distribution-limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { onSessionEnd } from '../api/call-api.ts';
import { isConnected } from '../api/connection.ts';
import { ToastHost } from '../ui/overlay/toast.tsx';
import { lazyPart } from './load-part.ts';
import { hasNavigated } from './navigation.ts';
import { buildRouter } from './routes.tsx';
import { waitForSignIn } from './session/session-expiry.ts';

/** Loaded with the first message: most visits have none. */
const ToastView = lazyPart(async () => (await import('../ui/overlay/toast-view.tsx')).ToastView);

/** The first view is usually complete by then. */
const SCREEN_LIST_AFTER_MS = 3_000;

/** The cache of server responses. A query is retried once after a temporary failure; a mutation never. */
function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { retry: false },
    },
  });
}

/**
 * The app for signed-in users, with its own cache: the next user never sees data of the one before. Uploads that waited
 * for a sign-in continue.
 */
export function createApp(): { content: ReactNode; close: () => void } {
  const router = buildRouter();
  const queryClient = buildQueryClient();
  onSessionEnd(waitForSignIn);
  if (hasNavigated()) void resumeUploads();
  setTimeout(() => void loadScreenList(), SCREEN_LIST_AFTER_MS);
  const content = (
    <QueryClientProvider client={queryClient}>
      <ToastHost View={ToastView} closeAfterMs={ALERT_CLOSE_AFTER_MS}>
        <RouterProvider router={router} />
      </ToastHost>
    </QueryClientProvider>
  );
  return { content, close: () => router.dispose() };
}

/** Most visits go on to another screen: its files are then known before the first click. */
async function loadScreenList(): Promise<void> {
  if (isConnected()) await import('./screens.ts').catch(() => null);
}

/** Uploads live as long as the document: a document that was just loaded has none and need not load their code. */
async function resumeUploads(): Promise<void> {
  (await import('../parts/catalogue/upload/upload-store.ts')).resumeUploads();
}
