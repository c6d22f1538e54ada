import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

/** Chooses a whole folder, for whoever can not drop one. */
export function FolderButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setAttribute('webkitdirectory', ''), []);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('drop.choose_folder')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])].filter(({ name }) => !name.startsWith('.')));
          event.target.value = '';
        }}
      />
    </>
  );
}
