import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PercentField } from '../../ui/form/percent-field.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { SuggestField } from '../../ui/form/suggest-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TagField } from '../../ui/form/tag-field.tsx';

const NAMES = ['Ada Kaya', 'Ana Luz', 'Bruno Mar', 'Ümit Kar'];

/** Shows names, shares, collapsible parts, and locked features. */
export function KitNames() {
  const [name, setName] = useState('An');
  const [names, setNames] = useState<readonly string[]>(NAMES.slice(1));
  return (
    <Card title="Names and shares">
      <div className="grid gap-5 sm:grid-cols-2">
        <SuggestField label="Name" suggestions={NAMES} value={name} onChange={setName} />
        <SuggestField
          label="Name"
          suggestions={[]}
          value="Ada"
          onChange={() => {}}
          error="First and last name, please."
        />
        <KitTags label="Featured artists" values={names} onChange={setNames} />
        <KitTags
          label="Featured artists"
          values={['Ana Luz', 'Ana Luz']}
          onChange={() => {}}
          error="Ana Luz is named twice."
        />
        <KitShares />
        <KitLocks />
        <div className="sm:col-span-2">
          <Disclosure title="Performers" summary="Ada Kaya and Ümit Kar">
            <p>What most people pass over.</p>
          </Disclosure>
          <Disclosure title="Lyrics" summary="None" forced>
            <p>Something in here needs to be seen.</p>
          </Disclosure>
        </div>
      </div>
    </Card>
  );
}

type KitTagsProps = {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  error?: string;
};

function KitTags(props: KitTagsProps) {
  return (
    <TagField
      {...props}
      suggestions={NAMES}
      split={(text) => text.split(',')}
      removeLabel={(value) => `Remove ${value}`}
      max={5}
    />
  );
}

function KitShares() {
  const [share, setShare] = useState(3333);
  return (
    <div className="grid grid-cols-2 gap-3">
      <PercentField label="Share" unreadable="Write a percentage." value={share} onChange={setShare} />
      <PercentField
        label="Share"
        unreadable="Write a percentage."
        value={0}
        onChange={() => {}}
        error="At least 0.01."
      />
    </div>
  );
}

function KitLocks() {
  return (
    <div className="grid gap-3">
      <SwitchField label="Locked, but can be read" hint="Included in PRO" checked={false} onChange={() => {}} locked />
      <RadioCards
        label="Type"
        value="single"
        onChange={() => {}}
        cards={[
          { value: 'single', label: 'Single' },
          { value: 'album', label: 'Album', detail: 'Included in PRO', locked: true },
        ]}
      />
    </div>
  );
}
