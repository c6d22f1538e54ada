import type { Voice } from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';
import { useTranslation } from 'react-i18next';

/** Names a voice as people read it: its own name, everyone, or its number. */
export function useVoiceLabel(): (voice: Voice) => string {
  const { t } = useTranslation();
  return ({ id, type, name }) => {
    if (name !== null && name.trim() !== '') return name;
    return type === 'group'
      ? t('wizard.lyrics.part.everyone')
      : t('wizard.lyrics.part.voice_of', { id: id.replace(/^v/, '') });
  };
}
