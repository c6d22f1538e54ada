import { ALERT_CLOSE_AFTER_MS } from '@tangent/domain/limits.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { ToastHost } from '../ui/toast.tsx';
import { hasNavigated } from './navigation.ts';
import { buildQueryClient } from './query-client.ts';
import { buildRouter } from './routes.tsx';
import { buildExpiryHandler } from './session-expiry.ts';

/**
 * The app for signed-in people, with a memory of its own: what one person was shown is not there for the next. Uploads that
 * waited for somebody to sign in go on.
 */
export function createApp(): { content: ReactNode; close: () => void } {
  const router = buildRouter();
  const queryClient = buildQueryClient(buildExpiryHandler(router));
  if (hasNavigated()) void resumeUploads();
  const content = (
    <QueryClientProvider client={queryClient}>
      <ToastHost closeAfterMs={ALERT_CLOSE_AFTER_MS}>
        <RouterProvider router={router} />
      </ToastHost>
    </QueryClientProvider>
  );
  return { content, close: () => router.dispose() };
}

/** Uploads live as long as the document: in one that has just been loaded there are none, and their code need not come. */
async function resumeUploads(): Promise<void> {
  (await import('../parts/upload/upload-store.ts')).resumeUploads();
}
