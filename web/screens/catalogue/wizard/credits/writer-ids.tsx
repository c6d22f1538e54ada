import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { useTranslation } from 'react-i18next';
import { replaceAt } from '../../../../parts/catalogue/release/credit/list-edit.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import type { TrackPart } from '../tracks/track-edit.ts';

/** Asks for the IPI name numbers of the writers of a track, once per person. */
export function WriterIds({ track, index, update }: TrackPart) {
  const { contributors } = track;
  const writers = contributors.flatMap((one, position) => {
    const isFirst = contributors.findIndex(({ name }) => name.trim() === one.name.trim()) === position;
    return one.name.trim() === '' || one.role === 'producer' || !isFirst ? [] : [{ one, position }];
  });
  if (writers.length === 0) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {writers.map(({ one, position }) => (
        <WriterId
          key={position}
          path={`tracks.${index}.contributors.${position}.ipi`}
          contributor={one}
          onChange={(ipi) => update((now) => ({ contributors: replaceAt(now.contributors, position, { ipi }) }))}
        />
      ))}
    </div>
  );
}

type WriterIdProps = { path: string; contributor: Contributor; onChange: (ipi: string | null) => void };

function WriterId({ path, contributor, onChange }: WriterIdProps) {
  const { t } = useTranslation();
  const { id, error } = useField(path);
  return (
    <TextField
      id={id}
      error={error}
      label={t('wizard.credits.ipi_of', { name: contributor.name.trim() })}
      optional
      hint={t('wizard.credits.ipi_hint')}
      className="code"
      autoComplete="off"
      inputMode="numeric"
      value={contributor.ipi ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
