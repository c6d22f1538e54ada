import { findLanguage } from '@tangent/domain/locale.ts';
import { checkBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { CUSTOM_WORDS_MAX } from '@tangent/domain/promotion/lyrics-limits.ts';
import { PenLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGenerateLyric } from '../../../api/promotion/lyrics.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TagField } from '../../../ui/form/tag-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { initialValues, SongFields } from './song-fields.tsx';

/** The generator: title, genre, mood, language, dedication and custom words (S2-130). */
export function LyricForm({ isStopped, hasModel }: { isStopped: boolean; hasModel: boolean }) {
  const { t, i18n } = useTranslation();
  const [values, setValues] = useState(() => initialValues(findLanguage(i18n.language)));
  const [dedicatedTo, setDedicatedTo] = useState('');
  const [words, setWords] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const generate = useGenerateLyric();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const sentence = useIssueSentence();
  const brief = { ...values, dedicated_to: dedicatedTo, custom_words: [...words] };
  const issues = checkBrief(brief);
  const explain = (isOf: (path: string) => boolean, field: string) => {
    const issue = tried ? issues.find(({ path }) => isOf(path)) : undefined;
    return issue && sentence(issue, { field });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issues.length > 0) return;
    generate.mutate(brief, { onSuccess: ({ id }) => void navigate(`/tools/lyrics/${id}`), onError: showError });
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <SongFields
        values={values}
        titleError={explain((path) => path === 'title', t('lyrics.field.title'))}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <TextField
        label={t('lyrics.field.dedicated_to')}
        optional
        value={dedicatedTo}
        error={explain((path) => path === 'dedicated_to', t('lyrics.field.dedicated_to'))}
        onChange={(event) => setDedicatedTo(event.target.value)}
      />
      <TagField
        label={t('lyrics.field.custom_words')}
        optional
        hint={t('lyrics.words_hint', { max: CUSTOM_WORDS_MAX })}
        error={explain((path) => path.startsWith('custom_words'), t('lyrics.field.custom_words'))}
        values={words}
        onChange={setWords}
        suggestions={[]}
        split={(text) => text.split(/[\s,;]+/)}
        removeLabel={(word) => t('lyrics.remove_word', { word })}
        max={CUSTOM_WORDS_MAX}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="volt" type="submit" busy={generate.isPending} disabled={isStopped}>
          <PenLine size={16} aria-hidden /> {t('lyrics.generate')}
        </Button>
        <p className="min-w-0 flex-1 text-13 text-ink-2">
          {t(hasModel ? 'lyrics.by_model_note' : 'lyrics.by_engine_note')}
        </p>
      </div>
    </form>
  );
}
