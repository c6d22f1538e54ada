import { SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PercentField } from '../../../../ui/form/percent-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { SplitValues } from './split-draft.ts';

type Part = SplitValues['parts'][number];

type SplitPartFieldsProps = {
  index: number;
  parts: SplitValues['parts'];
  sentenceAt: (path: string, field: string) => string | undefined;
  change: (fields: Partial<SplitValues>) => void;
};

/** Edits one part of a split: the name, the address of the invitation, and the share of the track. */
export function SplitPartFields({ index, parts, sentenceAt, change }: SplitPartFieldsProps) {
  const { t } = useTranslation();
  const part = parts[index];
  if (part === undefined) return null;
  const edit = (fields: Partial<Part>) =>
    change({ parts: parts.map((one, position) => (position === index ? { ...one, ...fields } : one)) });
  const remove = () => change({ parts: parts.filter((_, position) => position !== index) });
  const person = part.name.trim() || t('wizard.credits.number', { number: index + 1 });
  return (
    <li className="grid grid-cols-fill-end gap-x-2 gap-y-2.5 border-t border-line pt-4 first:border-0 first:pt-0">
      <PersonFields
        id={`split-${index}`}
        part={part}
        edit={edit}
        getError={(field, label) => sentenceAt(`parts.${index}.${field}`, label)}
      />
      <IconButton
        label={t('wizard.remove_value', { field: person })}
        onClick={remove}
        disabled={parts.length === 1}
        className="mt-6 disabled:opacity-35"
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <RoleChips person={person} roles={part.roles} onChange={(roles) => edit({ roles })} />
    </li>
  );
}

type PersonFieldsProps = {
  id: string;
  part: Part;
  edit: (fields: Partial<Part>) => void;
  getError: (field: keyof Part, label: string) => string | undefined;
};

function PersonFields({ id, part, edit, getError }: PersonFieldsProps) {
  const { t } = useTranslation();
  const [name, email, share] = [t('split.person.name'), t('split.person.email'), t('split.person.share')];
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_7rem]">
      <TextField
        id={`${id}-name`}
        label={name}
        autoComplete="off"
        value={part.name}
        error={getError('name', name)}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <TextField
        label={email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('split.person.no_email')}
        value={part.email}
        error={getError('email', email)}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <PercentField
        label={share}
        unreadable={t('wizard.credits.unreadable')}
        value={part.share_basis_points}
        error={getError('share_basis_points', share)}
        onChange={(share_basis_points) => edit({ share_basis_points })}
      />
    </div>
  );
}

type RoleChipsProps = { person: string; roles: Part['roles']; onChange: (roles: Part['roles']) => void };

function RoleChips({ person, roles, onChange }: RoleChipsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="col-span-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('split.person.roles', { person })}</legend>
      {SHARE_ROLES.map((role) => {
        const isOn = roles.includes(role);
        const next = SHARE_ROLES.filter((one) => (one === role ? !isOn : roles.includes(one)));
        return (
          <button
            key={role}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(next)}
            className={clsx(
              'min-h-7 rounded-full pointer-coarse:min-h-9 px-2.5 text-13 font-medium ring-1 ring-inset',
              isOn ? 'bg-ink text-paper ring-ink' : 'text-ink-2 ring-line-strong hover:bg-sunken hover:text-ink',
            )}
          >
            {t(`release.role.${role}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
