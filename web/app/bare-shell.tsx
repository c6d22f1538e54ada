import { Outlet } from 'react-router';
import { AppFooter } from './app-footer.tsx';

/** The frame of pages that have no header. */
export function BareShell() {
  return (
    <div className="flex min-h-svh flex-col">
      <main id="main" className="w-full flex-1 px-4 py-8 sm:px-8 sm:py-16">
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}
