import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import type { DraftForm } from '../draft/draft-form.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import type { TrackPart } from './track-edit.ts';

type CopyFromTrackProps = Pick<TrackPart, 'track' | 'update'> & {
  name: 'contributors' | 'performers' | 'production_credits';
};

/** Copies the credits of another track. Shown when another track has some. */
export function CopyFromTrack({ track, update, name }: CopyFromTrackProps) {
  const { t } = useTranslation();
  const { store } = useWizardActions();
  const sources = ({ tracks }: DraftForm) => tracks.filter((one) => one.id !== track.id && one[name].length > 0);
  const count = useForm((form) => sources(form).length);
  if (count === 0) return null;
  return (
    <Menu
      label={t('wizard.credits.copy_from')}
      align="start"
      triggerClass="h-8 px-3 text-13 font-strong"
      trigger={
        <>
          <Copy size={15} aria-hidden /> {t('wizard.credits.copy_from')}
        </>
      }
    >
      <SourceTracks
        list={() => sources(store.read().form).map((one) => ({ id: one.id, title: one.title, credits: one[name] }))}
        onChoose={(id) => {
          const source = store.read().form.tracks.find((one) => one.id === id);
          if (source) update({ [name]: source[name] });
        }}
      />
    </Menu>
  );
}

type Source = { id: string; title: string; credits: readonly { name: string }[] };

/** Reads the tracks when the menu opens, not at every keystroke before. */
function SourceTracks({ list, onChoose }: { list: () => readonly Source[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation();
  return list().map(({ id, title, credits }) => (
    <MenuItem key={id} onSelect={() => onChoose(id)}>
      <span className="min-w-0">
        <span className="block truncate font-medium">{title.trim() || t('release.untitled')}</span>
        <span className="block truncate text-13 text-ink-3">{credits.map(({ name }) => name).join(', ')}</span>
      </span>
    </MenuItem>
  ));
}
