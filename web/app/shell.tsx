import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useRevalidator } from 'react-router';
import { useConnected, waitForConnection } from '../api/connection.ts';
import { useRefreshOnReturn } from '../parts/identity/account/use-refresh-on-return.ts';
import { VerificationBanner } from '../parts/identity/account/verification-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Grooves } from '../ui/grooves.tsx';
import { focusHeading } from './focus-heading.ts';
import { listPageQuestions } from './help/page-questions.ts';
import { listToolIds } from './identify/tools-in-page.ts';
import { lazyPart } from './load-part.ts';
import { AppFooter } from './menu/app-footer.tsx';
import { SkipLink } from './menu/skip-link.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { withTexts } from './page-texts.ts';
import { usePalette } from './palette/use-palette.tsx';
import { retrySession, useSession } from './session/session.ts';
import { leaveToSignIn, useSessionEnded } from './session/session-expiry.ts';
import { useReconnect } from './use-reconnect.ts';

/** Loaded on demand: an installation without third-party tools does not ask. */
const ConsentBanner = lazyPart(async () => (await import('./identify/consent-banner.tsx')).ConsentBanner);

/** Loaded on demand: the first screen has no questions, and its texts leave the answers out. */
const PageHelp = lazyPart(withTexts(async () => (await import('./help/page-help.tsx')).PageHelp));

/** Loaded on demand: most renewals succeed. */
const PastDueBanner = lazyPart(async () => (await import('../parts/money/plan/past-due-banner.tsx')).PastDueBanner);

/** Loaded on demand: most sessions never end during work. */
const SignInAgainDialog = lazy(async () => {
  const load = withTexts(async () => (await import('./sign-in-again/sign-in-again-dialog.tsx')).SignInAgainDialog);
  // No call finds out whether the server can be reached: without a session each one waits for this dialog.
  return { default: await waitForConnection().then(load).catch(leaveInstead) };
});

/** The sign-in page asks for the password too, and its code may have been loaded before the connection broke. */
function leaveInstead(): () => null {
  leaveToSignIn();
  return () => null;
}

/** A line below the bar while the server cannot be reached; the page stays, and everything is repeated by itself. */
function ConnectionNote() {
  const { t } = useTranslation();
  const isConnected = useConnected();
  useReconnect();
  return (
    <div role="status" className="sticky top-14 z-20">
      {!isConnected && (
        <p className="bg-warn-soft text-13 text-warn">
          <span className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 py-2 sm:px-8">
            <WifiOff size={15} className="shrink-0" aria-hidden />
            <b className="font-bold">{t('error.network')}</b>
            <span className="text-ink">{t('shell.reconnecting')}</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** The questions that arise on the page, if there are any: the first screen has none. */
function Questions() {
  const { pathname, search } = useLocation();
  const questions = listPageQuestions(pathname, search);
  if (questions.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PageHelp questions={questions} />
    </Suspense>
  );
}

/** The frame of every page for signed-in users. */
export function Shell() {
  const session = useSession();
  const { show, palette } = usePalette();
  useRefreshOnReturn();
  const isSessionEnded = useSessionEnded();
  // A user without a session is redirected to the sign-in page; one whose session just ended keeps the page until then.
  const isSignedIn = session.state === 'verified' && session.user !== null;
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  const isShown = session.state === 'verified' && wasSignedIn;
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <TopBar onSearch={show} />
      <ConnectionNote />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none sm:px-8">
        {isShown ? (
          <>
            <VerificationBanner />
            {session.user?.subscription.status === 'past_due' && (
              <Suspense fallback={null}>
                <PastDueBanner />
              </Suspense>
            )}
            <Outlet />
            <Questions />
          </>
        ) : (
          <Unreachable busy={session.state === 'initializing'} />
        )}
      </main>
      <AppFooter />
      {listToolIds().length > 0 && (
        <Suspense fallback={null}>
          <ConsentBanner />
        </Suspense>
      )}
      {palette}
      {isSessionEnded && (
        <Suspense fallback={null}>
          <SignInAgainDialog />
        </Suspense>
      )}
    </div>
  );
}

/** The server did not report who is signed in: no one is signed out for that, and no page is shown either. */
function Unreachable({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const retry = async () => {
    const { state } = await retrySession();
    if (state !== 'verified') return;
    // The guard let every request through while the server was unreachable; now it can decide.
    await revalidate();
    focusHeading();
  };
  const isConnected = useConnected();
  const wasLost = useRef(false);
  const retryOnContact = useEffectEvent(() => void retry());
  useEffect(() => {
    if (isConnected && wasLost.current) retryOnContact();
    wasLost.current = !isConnected;
  }, [isConnected]);
  return (
    <div role="alert" className="grid justify-items-start gap-5 py-10">
      <Grooves className="h-12 text-ink-3" />
      <h1 className="display text-title">{t('error.network')}</h1>
      <Button tone="volt" busy={busy} onClick={() => void retry()}>
        {t('navigation.try_again')}
      </Button>
    </div>
  );
}
