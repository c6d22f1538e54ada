import type { PictureCheck } from '@tangent/contract/promotion/made-here.ts';
import { CHECKED_PICTURE_BYTES, CHECKED_TEXT_CHARS } from '@tangent/domain/promotion/made-here-limits.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useCheckPicture, useCheckText } from '../../../api/promotion/made-here.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const PICTURES = 'image/jpeg,image/png,image/webp';
const MAX_MB = CHECKED_PICTURE_BYTES / 1024 ** 2;

/** Answers anyone whether a picture or a text was made by this product's tools. */
export function MadeHere() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10">
      <header>
        <h1 className="display text-title">{t('made_here.title')}</h1>
        <p className="mt-4 max-w-prose text-ink-2">{t('made_here.lead')}</p>
      </header>
      <PicturePart />
      <TextPart />
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-lg font-strong">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function PicturePart() {
  const { t, i18n } = useTranslation();
  const [tooLarge, setTooLarge] = useState(false);
  const { mutate, data, error, isPending, variables, reset } = useCheckPicture();
  const check = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const isLarge = file.size > CHECKED_PICTURE_BYTES;
    setTooLarge(isLarge);
    if (isLarge) reset();
    else mutate(file);
  };
  const problem = tooLarge ? t('made_here.picture_large', { max: MAX_MB }) : error && getErrorText(i18n, error);
  return (
    <Part heading={t('made_here.picture')}>
      <FileDrop
        label={t('made_here.picture_label')}
        hint={t('made_here.picture_hint', { max: MAX_MB })}
        prompt={t('made_here.picture_prompt')}
        accept={PICTURES}
        disabled={isPending}
        error={problem ?? undefined}
        onFiles={check}
      />
      <div aria-live="polite">
        {isPending && <Checking />}
        {data && !isPending && <PictureAnswer name={variables?.name ?? ''} check={data} />}
      </div>
    </Part>
  );
}

function PictureAnswer({ name, check }: { name: string; check: PictureCheck }) {
  const { t } = useTranslation();
  const { made_here, signature, watermark, label } = check;
  const { state, signed_by } = signature;
  return (
    <Answer verdict={t(made_here ? 'made_here.picture_yes' : 'made_here.picture_no', { name })}>
      <Fact name={t('made_here.signature')}>{t(`made_here.signature_state.${state}`, { name: signed_by ?? '' })}</Fact>
      <Fact name={t('made_here.watermark')}>
        {t(watermark ? 'made_here.watermark_found' : 'made_here.watermark_none')}
      </Fact>
      <Fact name={t('made_here.label')}>
        {t(label === null ? 'made_here.label_none' : `made_here.source.${label}`)}
      </Fact>
    </Answer>
  );
}

function TextPart() {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, data, error, isPending } = useCheckText();
  const { min, max } = CHECKED_TEXT_CHARS;
  const wrong = text.trim().length < min || text.length > max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) mutate(text);
  };
  const problem = tried && wrong ? t('made_here.text_length', { min, max }) : error && getErrorText(i18n, error);
  return (
    <Part heading={t('made_here.text')}>
      <form className="grid justify-items-start gap-4" onSubmit={submit} noValidate>
        <div className="w-full">
          <TextareaField
            label={t('made_here.text_label')}
            className="min-h-36"
            value={text}
            error={problem ?? undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={isPending}>
          {t('made_here.check')}
        </Button>
      </form>
      <div aria-live="polite">
        {isPending && <Checking />}
        {data && !isPending && (
          <Answer verdict={t(`made_here.text_verdict.${data.verdict}`)}>
            <Fact name={t('made_here.lines')}>
              {t('made_here.lines_known', { count: data.lines, known: data.known_lines })}
            </Fact>
            {data.written_at !== null && (
              <Fact name={t('made_here.written')}>{formatDate(data.written_at, i18n.language)}</Fact>
            )}
          </Answer>
        )}
      </div>
    </Part>
  );
}

function Checking() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 text-13 text-ink-2">
      <Spinner /> {t('made_here.checking')}
    </p>
  );
}

function Answer({ verdict, children }: { verdict: string; children: ReactNode }) {
  return (
    <div className="rounded-card bg-surface p-5 ring-1 ring-line">
      <p className="wrap-anywhere text-base font-strong">{verdict}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">{children}</dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
