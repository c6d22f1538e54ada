import type { ApiToken } from '@tangent/contract/identity/api-token.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveApiToken } from '../../../api/identity/api-token.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate, formatDateTime, formatList } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

/** Shows one token: its name, its scopes and when it was last used. */
export function TokenRow({ token }: { token: ApiToken }) {
  const { t, i18n } = useTranslation();
  const scopes = formatList(
    token.scopes.map((scope) => t(`account.scope.${scope}.name`)),
    i18n.language,
  );
  const used =
    token.last_used_at === null
      ? t('account.tokens.never_used')
      : t('account.tokens.last_used', { time: formatDateTime(token.last_used_at, i18n.language) });
  const createdLabel = t('account.tokens.made', { date: formatDate(token.created_at, i18n.language) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{token.name}</p>
        <p className="mt-0.5 text-13 break-words text-ink-3">{[scopes, used, createdLabel].join(' · ')}</p>
      </div>
      <RevokeToken token={token} />
    </li>
  );
}

function RevokeToken({ token: { id, name } }: { token: ApiToken }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const [isRequested, setSelected] = useState(false);
  const remove = useRemoveApiToken();
  const revoke = () => remove.mutate(id, { onError: showError, onSettled: () => setSelected(false) });
  return (
    <>
      <Button size="small" aria-label={t('account.tokens.end_named', { name })} onClick={() => setSelected(true)}>
        {t('account.tokens.end')}
      </Button>
      <ConfirmDialog
        open={isRequested}
        onOpenChange={setSelected}
        title={t('account.tokens.end_named', { name })}
        description={t('account.tokens.end_text')}
        confirm={t('account.tokens.end')}
        tone="bad"
        busy={remove.isPending}
        onConfirm={revoke}
      />
    </>
  );
}
