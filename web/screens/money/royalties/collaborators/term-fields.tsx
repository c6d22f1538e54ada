import type { SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { listMonths } from './split-draft.ts';
import type { SplitFormFacts, useSplitForm } from './use-split-form.ts';

type TermFieldsProps = Pick<ReturnType<typeof useSplitForm>, 'values' | 'change' | 'sentenceAt'> & {
  facts: SplitFormFacts;
};

/** Edits the first month, the recoupable amount, and whether the other tracks get the same split. */
export function TermFields({ facts: { release, track, this_month }, values, change, sentenceAt }: TermFieldsProps) {
  const { t, i18n } = useTranslation();
  const month = (period: string) => formatPeriod(period, i18n.language);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('split.dialog.from')}
          hint={t('split.dialog.from_hint')}
          options={listMonths(this_month).map((value) => ({ value, label: month(value) }))}
          value={values.effective_from}
          error={sentenceAt('effective_from', t('split.dialog.from'))}
          onChange={(event) => change({ effective_from: event.target.value })}
        />
        <TextField
          label={t('split.dialog.recoupable')}
          hint={t('split.dialog.recoupable_hint')}
          optional
          inputMode="decimal"
          autoComplete="off"
          value={values.recoupable}
          error={sentenceAt('recoupable_cents', t('split.dialog.recoupable'))}
          onChange={(event) => change({ recoupable: event.target.value })}
          className="num"
        />
      </div>
      <LaterNote versions={track.versions} from={values.effective_from} />
      {release.tracks.length > 1 && (
        <CheckboxField
          label={t('split.dialog.all', { count: release.tracks.length })}
          hint={t('split.dialog.all_hint')}
          checked={values.is_for_all}
          onChange={(event) => change({ is_for_all: event.target.checked })}
        />
      )}
    </div>
  );
}

/** Says that a version for a later month exists: it then replaces this one. */
function LaterNote({ versions, from }: { versions: readonly SplitVersion[]; from: string }) {
  const { t, i18n } = useTranslation();
  const later = versions.find(({ effective_from, status }) => status === 'waiting' && effective_from > from);
  if (later === undefined) return null;
  return (
    <Banner tone="info" title={t('split.dialog.later', { month: formatPeriod(later.effective_from, i18n.language) })}>
      {t('split.dialog.later_text')}
    </Banner>
  );
}
