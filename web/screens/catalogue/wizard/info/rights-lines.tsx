import { checkRightsLines, findRightsLine } from '@tangent/domain/catalogue/release/rights-lines.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { YearField } from '../../../../parts/catalogue/release/year-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

/** Edits the (P) and (C) lines, collapsed behind the lines that apply now. */
export function RightsLines() {
  const { t } = useTranslation();
  const form = useForm((form) => form);
  const { facts } = useWizardFindings();
  const name = useArtists().data?.items.find(({ id }) => id === form.artist_id)?.name ?? '';
  const lines = (['p', 'c'] as const).map((kind) => {
    const line = findRightsLine(form, kind, name);
    const sign = `(${kind.toUpperCase()})`;
    return line === null ? t('wizard.rights.from_date', { sign }) : `${sign} ${line.year} ${line.owner}`;
  });
  return (
    <Disclosure
      title={t('wizard.rights.title')}
      summary={lines.join(' · ')}
      forced={checkRightsLines(form, facts.today).length > 0}
    >
      <p className="max-w-text text-13 text-ink-2">{t('wizard.rights.intro')}</p>
      <LineFields kind="p" artist={name} />
      <LineFields kind="c" artist={name} />
    </Disclosure>
  );
}

function LineFields({ kind, artist }: { kind: 'p' | 'c'; artist: string }) {
  const { change } = useWizardActions();
  const form = useForm((form) => form);
  // The line that applies while the fields are empty.
  const usual = findRightsLine({ ...form, [`${kind}_line_year`]: null, [`${kind}_line_owner`]: null }, kind, artist);
  return (
    <div className="grid gap-5 sm:grid-cols-rail-60">
      <YearField
        {...useField(`${kind}_line_year`)}
        placeholder={usual?.year.toString() ?? ''}
        value={form[`${kind}_line_year`]}
        onChange={(year) => change({ [`${kind}_line_year`]: year })}
      />
      <TextField
        {...useField(`${kind}_line_owner`)}
        optional
        autoComplete="off"
        placeholder={usual?.owner ?? (form.record_label || artist)}
        value={form[`${kind}_line_owner`] ?? ''}
        onChange={(event) => change({ [`${kind}_line_owner`]: event.target.value || null })}
      />
    </div>
  );
}
