import type { Store } from '@tangent/contract/store.ts';
import { AGREEMENTS, type Agreement, type Agreements, checkAgreements } from '@tangent/domain/release/agreements.ts';
import { WIZARD_STEPS } from '@tangent/domain/release/wizard-steps.ts';
import { ArrowLeft, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { IssueList } from './issue-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { useSubmit } from './use-submit.ts';
import { useWizard } from './wizard-context.ts';

const NOTHING_AGREED: Agreements = { owns_rights: false, no_infringement: false, release_terms: false };

/** Everything once more, the three agreements, and the button that sends it to review (SPEC 5). */
export function ReviewStep({ stores, onAsk }: { stores: readonly Store[]; onAsk: () => void }) {
  const { t } = useTranslation();
  const { stepPath } = useWizard();
  const [agreements, setAgreements] = useState(NOTHING_AGREED);
  const [asked, setAsked] = useState(false);
  const { submit, busy } = useSubmit(agreements, () => {
    setAsked(true);
    onAsk();
  });
  return (
    <>
      <IssueList />
      <ReviewSummary stores={stores} />
      <AgreementsCard agreements={agreements} asked={asked} onChange={setAgreements} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-5">
        <Link to={stepPath(WIZARD_STEPS[4])} className={buttonLook('quiet', 'medium')}>
          <ArrowLeft size={16} aria-hidden /> {t('wizard.back')}
        </Link>
        <Button tone="volt" size="large" busy={busy} onClick={submit}>
          <Send size={16} aria-hidden /> {t('wizard.submit')}
        </Button>
      </div>
    </>
  );
}

type AgreementsCardProps = { agreements: Agreements; asked: boolean; onChange: (agreements: Agreements) => void };

function AgreementsCard({ agreements, asked, onChange }: AgreementsCardProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const missing = asked ? checkAgreements(agreements) : [];
  const errorOf = (name: Agreement) => {
    const issue = missing.find(({ path }) => path === `agreements.${name}`);
    return issue && sentence(issue);
  };
  return (
    <Card title={t('wizard.agreements.title')}>
      <div className="grid gap-3">
        {AGREEMENTS.map((name) => (
          <CheckboxField
            key={name}
            id={`field-agreements-${name}`}
            label={t(`wizard.agreements.${name}`)}
            checked={agreements[name]}
            error={errorOf(name)}
            onChange={(event) => onChange({ ...agreements, [name]: event.target.checked })}
          />
        ))}
      </div>
    </Card>
  );
}
