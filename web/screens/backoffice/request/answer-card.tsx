import type { StaffRequestDetail } from '@tangent/contract/promotion/form.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { REQUEST_OUTCOMES, type RequestOutcome } from '@tangent/domain/promotion/form/forms.ts';
import { REQUEST_ANSWER_MAX_CHARS } from '@tangent/domain/promotion/form-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useAnswerRequest } from '../../../api/promotion/form.ts';
import { useToday } from '../../../app/today.ts';
import { languageName } from '../../../parts/form/language-options.ts';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { fetchTexts } from '../../../texts/fetch-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

const TEMPLATES = ['done', 'more_proof', 'not_ours'] as const;
type Template = (typeof TEMPLATES)[number];

/** The answer: written here once, or shown when it is sent. */
export function AnswerCard({ request }: { request: StaffRequestDetail }) {
  return request.status === 'answered' ? <SentAnswer request={request} /> : <AnswerForm request={request} />;
}

function SentAnswer({ request: { answer, answered_at, allowed_until } }: { request: StaffRequestDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('form.staff.answer')}>
      <p className="max-w-text whitespace-pre-line">{answer}</p>
      <p className="mt-2 text-13 text-ink-3">
        {answered_at !== null && formatDateTime(answered_at, i18n.language)}
        {allowed_until !== null && ` · ${t('form.until', { day: formatDate(allowed_until, i18n.language) })}`}
      </p>
    </Card>
  );
}

function AnswerForm({ request }: { request: StaffRequestDetail }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const send = useAnswerRequest(request.id);
  const wantedUntil = request.values.expires_on;
  const hasAllowance = request.form === 'whitelist-youtube' || request.form === 'whitelist-facebook';
  const [outcome, setOutcome] = useState<RequestOutcome>('done');
  const [answer, setAnswer] = useState('');
  const [until, setUntil] = useState<string | null>(typeof wantedUntil === 'string' ? wantedUntil : null);
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (answer.trim() === '') return;
    send.mutate(
      { outcome, answer: answer.trim(), allowed_until: hasAllowance && outcome === 'done' ? until : null },
      {
        onSuccess: () => toast('good', t('form.staff.sent')),
        onError: (error) => toast('bad', getErrorText(i18n, error)),
      },
    );
  };
  const language = languageName(request.person.language, i18n.language);
  return (
    <Card title={t('form.staff.answer')}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('form.staff.outcome')}
            options={REQUEST_OUTCOMES.map((value) => ({ value, label: t(`form.status.${value}`) }))}
            value={outcome}
            onChange={({ target }) => setOutcome(target.value as RequestOutcome)}
          />
          <TemplateChoice language={request.person.language} onText={setAnswer} />
        </div>
        <TextareaField
          label={t('form.staff.answer')}
          hint={t('form.staff.answer_hint', { language })}
          error={tried && answer.trim() === '' ? t('form.staff.answer_missing') : undefined}
          rows={6}
          maxLength={REQUEST_ANSWER_MAX_CHARS}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {hasAllowance && outcome === 'done' && <UntilField value={until} onChange={setUntil} />}
        <Button tone="volt" className="justify-self-end" busy={send.isPending} onClick={submit}>
          {t('form.staff.send')}
        </Button>
      </div>
    </Card>
  );
}

function UntilField(field: { value: string | null; onChange: (day: string | null) => void }) {
  const { t } = useTranslation();
  const today = useToday();
  return <DateField {...field} label={t('form.staff.until')} start={today} min={today} optional />;
}

/** Fills the answer with a template in the language of the person, whatever the language of staff. */
function TemplateChoice({ language, onText }: { language: Language; onText: (text: string) => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const choose = async (template: Template) => {
    try {
      if (!i18n.hasResourceBundle(language, 'translation'))
        i18n.addResourceBundle(language, 'translation', await fetchTexts(language, 'all'));
      onText(i18n.getFixedT(language)(`form.template.${template}.text`));
    } catch (error) {
      toast('bad', getErrorText(i18n, error));
    }
  };
  return (
    <SelectField
      label={t('form.staff.template')}
      placeholder={t('form.staff.template_none')}
      options={TEMPLATES.map((value) => ({ value, label: t(`form.template.${value}.name`) }))}
      defaultValue=""
      onChange={({ target }) => void choose(target.value as Template)}
    />
  );
}
