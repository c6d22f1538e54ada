import { SECTION_KINDS } from '@tangent/domain/catalogue/release/lyrics/sections.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { languageName } from '../../../form/language-options.ts';
import { listChoices, nameVoice, setSection, setTranslation, setVoice } from './line-parts.ts';
import type { Timing } from './tap-timing.ts';
import type { EditTiming } from './use-timing.ts';
import { useVoiceLabel } from './use-voice-label.ts';

type LineFieldsProps = { timing: Timing; index: number; edit: EditTiming; language: string | null };

/** The section that begins with a line, who sings it, and its translations. */
export function LineFields({ timing, index, edit, language }: LineFieldsProps) {
  const id = useId();
  const line = timing.lines[index];
  if (line === undefined) return null;
  const part = { timing, index, edit, language };
  return (
    <div className="grid gap-3 px-3 pb-3 sm:grid-cols-2 sm:pl-27">
      <SectionField id={`${id}section`} {...part} />
      {line.text !== '' && <VoiceFields id={`${id}voice`} {...part} />}
      {line.text !== '' && <TranslationFields id={`${id}translation`} {...part} />}
    </div>
  );
}

type PartProps = LineFieldsProps & { id: string };

function SectionField({ id, timing, index, edit }: PartProps) {
  const { t } = useTranslation();
  const section = timing.lines[index]?.section;
  const kinds = SECTION_KINDS.filter((kind) => kind !== 'other');
  const own = section?.kind === 'other' ? [{ value: 'other', label: section.name }] : [];
  const choose = (value: string) => {
    const kind = kinds.find((one) => one === value);
    edit((now) =>
      setSection(now, index, kind === undefined ? null : { kind, name: t(`wizard.lyrics.section.${kind}`) }),
    );
  };
  return (
    <SelectField
      id={id}
      label={t('wizard.lyrics.part.section')}
      placeholder={t('wizard.lyrics.part.no_section')}
      value={section?.kind ?? ''}
      options={[...kinds.map((kind) => ({ value: kind, label: t(`wizard.lyrics.section.${kind}`) })), ...own]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function VoiceFields({ id, timing, index, edit }: PartProps) {
  const { t } = useTranslation();
  const toLabel = useVoiceLabel();
  const voices = listChoices(timing);
  const voice = voices.find((choice) => choice.id === timing.lines[index]?.voice);
  return (
    <>
      <SelectField
        id={id}
        label={t('wizard.lyrics.part.voice')}
        placeholder={t('wizard.lyrics.part.no_voice')}
        value={voice?.id ?? ''}
        options={voices.map((choice) => ({ value: choice.id, label: toLabel(choice) }))}
        onChange={({ target }) => edit((now) => setVoice(now, index, target.value || null))}
      />
      {voice !== undefined && (
        <TextField
          id={`${id}-name`}
          label={t('wizard.lyrics.part.name')}
          optional
          maxLength={100}
          value={voice.name ?? ''}
          onChange={({ target }) => edit((now) => nameVoice(now, voice.id, target.value))}
        />
      )}
    </>
  );
}

/** One field for each language that the lyrics have, or for that of the page. */
function TranslationFields({ id, timing, index, edit, language }: PartProps) {
  const { t, i18n } = useTranslation();
  const used = timing.lines.flatMap(({ translations = [] }) => translations.map((translation) => translation.language));
  const page = i18n.language.slice(0, 2);
  const languages = new Set(used.length > 0 ? used : [page === language ? (page === 'en' ? 'es' : 'en') : page]);
  return [...languages].map((code) => (
    <TextField
      key={code}
      id={`${id}-${code}`}
      label={t('wizard.lyrics.part.translation', { language: languageName(code, i18n.language) })}
      optional
      lang={code}
      maxLength={300}
      value={timing.lines[index]?.translations?.find((translation) => translation.language === code)?.text ?? ''}
      onChange={({ target }) => edit((now) => setTranslation(now, index, code, target.value))}
    />
  ));
}
