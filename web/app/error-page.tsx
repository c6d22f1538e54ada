import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../api/error-text.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Replaces a page that failed to render: what happened, and how to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation();
  // A file of an older build no longer exists after an update; a reload fetches the current ones.
  const reload = () => location.reload();
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <Banner
        tone="bad"
        title={getErrorText(i18n, error)}
        action={<Button onClick={reload}>{t('navigation.try_again')}</Button>}
      />
    </main>
  );
}

/** Shows the error page when a component inside throws while rendering. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
