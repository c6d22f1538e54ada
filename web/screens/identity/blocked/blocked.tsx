import { LifeBuoy, LogIn, LogOut, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getHelpUrl, getSupportEmail } from '../../../app/contact.ts';
import { useSession } from '../../../app/session/session.ts';
import { signOut } from '../../../app/session/sign-out.ts';
import { AccountExport } from '../../../parts/identity/account/account-export.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Grooves } from '../../../ui/grooves.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/**
 * Explains why an account is restricted, whom to contact, and how to sign out (S2-137 to S2-140, A-057); a visitor
 * reads a general text without account data.
 */
export function Blocked() {
  const { t, i18n } = useTranslation();
  const { state, user } = useSession();
  const block = state === 'verified' ? (user?.block ?? null) : null;
  const isVisitor = state === 'verified' && user === null;
  return (
    <div className="mx-auto w-full max-w-2xl rounded-card bg-surface p-5 ring-1 ring-line sm:p-10">
      <Grooves className="h-12 text-ink-3" />
      <h1 className="display mt-6 text-title">
        {isVisitor ? t('auth.blocked.visitor_title') : t('auth.blocked.title')}
      </h1>
      <p className="mt-4 text-base leading-relaxed text-ink-2">
        {isVisitor
          ? t('auth.blocked.visitor_lead')
          : t(user?.banned ? 'auth.blocked.lead_banned' : 'auth.blocked.lead')}
      </p>
      {block && (
        <dl className="mt-6 divide-y divide-line border-y border-line">
          <Fact name={t('auth.blocked.reason')}>{t(`auth.blocked.reasons.${block.reason}`)}</Fact>
          {block.note && <Fact name={t('auth.blocked.note')}>{block.note}</Fact>}
          <Fact name={t('auth.blocked.since')}>{formatDate(block.since, i18n.language)}</Fact>
        </dl>
      )}
      {user && <DataExport />}
      <div className="mt-7 flex flex-wrap gap-2">
        {isVisitor && (
          <LinkButton tone="volt" href={APP_PATHS.login}>
            <LogIn size={16} aria-hidden /> {t('navigation.sign_in')}
          </LinkButton>
        )}
        <Contact isMain={!isVisitor} />
        {user && <SignOut />}
      </div>
    </div>
  );
}

function Contact({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton tone={isMain ? 'volt' : 'plain'} href={`mailto:${getSupportEmail()}`}>
        <Mail size={16} aria-hidden /> {t('auth.blocked.support')}
      </LinkButton>
      <LinkButton href={getHelpUrl()}>
        <LifeBuoy size={16} aria-hidden /> {t('auth.blocked.help')}
      </LinkButton>
    </>
  );
}

function SignOut() {
  const { t } = useTranslation();
  return (
    <Button tone="quiet" onClick={() => void signOut()}>
      <LogOut size={16} aria-hidden /> {t('navigation.sign_out')}
    </Button>
  );
}

/** Offers the download of everything: a restricted account keeps access to its music. */
function DataExport() {
  return (
    <div className="mt-7">
      <AccountExport />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-rail-32">
      <dt className="label pt-0.5">{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
