import { LYRICS_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import { checkRequiredText } from '@tangent/domain/check-text.ts';
import { findLanguage } from '@tangent/domain/locale.ts';
import { checkBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSaveOwnLyric } from '../../../api/promotion/lyrics.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { initialValues, SongFields } from './song-fields.tsx';

/** A text of the artist's own: its craft is reported, and lines can be written again. */
export function OwnTextForm() {
  const { t, i18n } = useTranslation();
  const [values, setValues] = useState(() => initialValues(findLanguage(i18n.language)));
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSaveOwnLyric();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const sentence = useIssueSentence();
  const issues = [
    ...checkBrief({ ...values, dedicated_to: '', custom_words: [] }),
    ...checkRequiredText('text', text, { max: LYRICS_MAX_CHARS }),
  ];
  const explain = (wanted: string, field: string) => {
    const issue = tried ? issues.find(({ path }) => path === wanted) : undefined;
    return issue && sentence(issue, { field });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issues.length > 0) return;
    save.mutate(
      { ...values, text },
      { onSuccess: ({ id }) => void navigate(`/tools/lyrics/${id}`), onError: showError },
    );
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <SongFields
        values={values}
        titleError={explain('title', t('lyrics.field.title'))}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <TextareaField
        label={t('lyrics.field.text')}
        hint={t('lyrics.text_hint')}
        rows={10}
        value={text}
        error={explain('text', t('lyrics.field.text'))}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button tone="ink" type="submit" busy={save.isPending}>
          {t('lyrics.check_own')}
        </Button>
      </div>
    </form>
  );
}
