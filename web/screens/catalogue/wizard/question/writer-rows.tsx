import { checkContributorName } from '@tangent/domain/catalogue/release/credit/check-credits.ts';
import { type ContributorRole, SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { listMissingSongwriters } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeAt, replaceAt } from '../../../../parts/catalogue/release/credit/list-edit.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { missingShare, splitEvenly } from '../../../../parts/money/share-math.ts';
import { formatShare } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { PercentField } from '../../../../ui/form/percent-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RepairButton } from '../draft/repair-button.tsx';
import { addContributor } from '../tracks/credit-shares.ts';
import type { TrackPart } from '../tracks/track-edit.ts';
import { useNameSuggestions } from '../tracks/use-name-suggestions.ts';

type EditWriters = (change: (list: readonly Contributor[]) => readonly Contributor[]) => void;

/** Names the writers of a track with their shares; what is missing stands under the row with its repair. */
export function WriterRows({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const { contributors } = track;
  const edit: EditWriters = useCallback(
    (change) => update((now) => ({ contributors: change(now.contributors) })),
    [update],
  );
  const add = () => focusAfter(toNameId(index, contributors.length), () => edit((list) => addContributor(list)));
  const missing = track.songwriters === 'named' ? listMissingSongwriters(track) : [];
  const key = missing.length === 2 ? 'style.writer.both' : (`style.writer.${missing[0] ?? 'composer'}` as const);
  return (
    <>
      {contributors.length > 0 && (
        <ol className="divide-y divide-line rounded-control bg-surface ring-1 ring-line">
          {contributors.map((one, position) => (
            <WriterRow key={position} track={index} position={position} writer={one} edit={edit} />
          ))}
        </ol>
      )}
      <ShareRepair contributors={contributors} edit={edit} />
      {missing.length > 0 && contributors.every(({ name }) => name.trim() !== '') && (
        <p className="text-13 text-ink-2">{t('wizard.credits.songwriters_missing', { roles: t(key) })}</p>
      )}
      {contributors.length < CREDITS_MAX && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus size={15} aria-hidden /> {t('sheet.writers.add')}
        </Button>
      )}
    </>
  );
}

const toNameId = (track: number, position: number) => `question-writers-${track}-${position}`;

type WriterRowProps = { track: number; position: number; writer: Contributor; edit: EditWriters };

const WriterRow = memo(function WriterRow({ track, position, writer, edit }: WriterRowProps) {
  const { t } = useTranslation();
  const number = position + 1;
  const change = (fields: Partial<Contributor>) => edit((list) => replaceAt(list, position, fields));
  const label = (key: 'name' | 'role' | 'share') => (
    <span className="sr-only">{t(`sheet.writers.${key}`, { number })}</span>
  );
  const { error, onBlur } = useNameError(writer.name);
  return (
    <li className="grid grid-cols-aside-9 gap-x-2.5 gap-y-1 p-3">
      <div className="flex min-w-0 flex-wrap gap-x-2.5 gap-y-1">
        <div className="min-w-0 flex-1 basis-full sm:basis-44">
          <SuggestField
            id={toNameId(track, position)}
            label={label('name')}
            error={error}
            suggestions={useNameSuggestions()}
            value={writer.name}
            onBlur={onBlur}
            onChange={(name) => change({ name })}
          />
          <RepairButton path={`tracks.${track}.contributors.${position}.name`} controlId={toNameId(track, position)} />
        </div>
        <div className="w-38 max-sm:flex-1">
          <SelectField
            label={label('role')}
            options={SHARE_ROLES.map((value) => ({ value, label: t(`release.role.${value}`) }))}
            value={writer.role}
            onChange={(event) => change({ role: event.target.value as ContributorRole })}
          />
        </div>
        <div className="w-24">
          <PercentField
            label={label('share')}
            unreadable={t('wizard.credits.unreadable')}
            value={writer.share_basis_points}
            onChange={(share_basis_points) => change({ share_basis_points })}
          />
        </div>
      </div>
      <IconButton
        className="mt-1.5"
        label={t('sheet.writers.remove', { name: writer.name.trim() || String(number) })}
        onClick={() => edit((list) => removeAt(list, position))}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
});

/** Says what is missing in a name once it was left: 'Tom’s last name is missing'. */
function useNameError(name: string): { error: string | undefined; onBlur: () => void } {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const [left, setLeft] = useState(name.trim() !== '');
  const [issue] = name.trim() === '' ? [] : checkContributorName('name', name);
  const onBlur = () => setLeft(true);
  if (issue === undefined || !left) return { error: undefined, onBlur };
  if (issue.code === 'two_words') return { error: t('sheet.writers.last_name', { name: name.trim() }), onBlur };
  return { error: sentence(issue, { field: t('release.field.name') }), onBlur };
}

/** Gives what is left over to the last writer in one press, or splits evenly what is too much. */
function ShareRepair({ contributors, edit }: { contributors: readonly Contributor[]; edit: EditWriters }) {
  const { t, i18n } = useTranslation();
  const missing = missingShare(contributors);
  const last = contributors.at(-1);
  if (missing === 0 || last === undefined) return null;
  const share = formatShare(Math.abs(missing), i18n.language);
  const name = last.name.trim() || t('wizard.credits.number', { number: contributors.length });
  const giveToLast = () =>
    edit((list) =>
      replaceAt(list, list.length - 1, {
        share_basis_points: (list.at(-1)?.share_basis_points ?? 0) + missingShare(list),
      }),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FieldError id="question-shares-error">
        {missing > 0 ? t('sheet.writers.not_given', { share }) : t('wizard.credits.excess', { share })}
      </FieldError>
      <Button size="small" onClick={missing > 0 ? giveToLast : () => edit((list) => splitEvenly(list))}>
        {missing > 0 ? t('sheet.writers.give', { share, name }) : t('sheet.writers.even')}
      </Button>
    </div>
  );
}
