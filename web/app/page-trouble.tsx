import { useRouteError } from 'react-router';
import { TroublePage } from './trouble-page.tsx';

/** A page of the app that could not be shown at all. */
export function PageTrouble() {
  return <TroublePage error={useRouteError()} />;
}
