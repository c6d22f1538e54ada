import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../api/error-text.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** In place of a page that could not be shown at all: what happened and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation();
  // A file of an older build is gone after an update; loading the page anew brings the current ones.
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

/** Shows that page when something inside throws while it is drawn. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
