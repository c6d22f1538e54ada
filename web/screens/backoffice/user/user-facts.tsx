import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../parts/form/language-options.ts';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

export function UserFacts({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation();
  const { username, phone, language, last_seen_at, created_at, session_count, token_count } = user;
  const facts = [
    { key: 'username', name: t('backoffice.user.username'), value: username, wide: true },
    { key: 'email', name: t('backoffice.users.email'), value: <Email user={user} />, wide: true },
    { key: 'phone', name: t('backoffice.user.phone'), value: phone, wide: true },
    { key: 'plan', name: t('backoffice.users.plan'), value: <PlanFact user={user} />, wide: true },
    { key: 'since', name: t('backoffice.users.since'), value: formatDate(created_at, i18n.language) },
    {
      key: 'seen',
      name: t('backoffice.user.last_seen'),
      value: last_seen_at && formatDateTime(last_seen_at, i18n.language),
    },
    { key: 'language', name: t('backoffice.user.language'), value: languageName(language, i18n.language) },
    { key: 'sessions', name: t('backoffice.user.sessions'), value: session_count },
    { key: 'method', name: t('backoffice.user.methods'), value: <Methods user={user} /> },
    { key: 'twofactor', name: t('backoffice.user.twofactor'), value: <TwoFactor on={user.twofactor} /> },
    { key: 'tokens', name: t('backoffice.user.tokens'), value: token_count > 0 ? token_count : null },
    {
      key: 'id',
      name: t('backoffice.user.id'),
      value: <span className="code text-xs">{user.id}</span>,
      wide: true,
    },
  ];
  return (
    <Card title={t('backoffice.user.facts')}>
      <FactList narrow facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}

function Email({ user: { email, email_verified } }: { user: UserDetail }) {
  const { t } = useTranslation();
  return (
    <>
      {email} {!email_verified && <span className="text-13 text-warn">({t('backoffice.users.unverified')})</span>}
    </>
  );
}

/** Shows the effective plan, and until when the purchased one lasts. */
function PlanFact({ user: { plan, subscription } }: { user: UserDetail }) {
  const { t, i18n } = useTranslation();
  const until = subscription?.expires_at;
  return (
    <>
      {t(`plan.name.${plan}`)}
      {until && (
        <span className="text-13 text-ink-3">
          {' '}
          {t('backoffice.user.until', { date: formatDate(until, i18n.language) })}
        </span>
      )}
    </>
  );
}

function Methods({ user: { has_password, providers } }: { user: UserDetail }) {
  const { t } = useTranslation();
  const methods = [...(has_password ? (['password'] as const) : []), ...providers];
  return <>{methods.map((method) => t(`account.method.${method}`)).join(', ') || '–'}</>;
}

function TwoFactor({ on }: { on: boolean }) {
  const { t } = useTranslation();
  return <>{on ? t('backoffice.user.on') : t('backoffice.user.off')}</>;
}
