import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** A page of the app that could not be shown at all. */
export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}
