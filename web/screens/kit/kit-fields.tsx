import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../ui/form/combobox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextareaField } from '../../ui/form/textarea-field.tsx';

const GENRES = ['Electronic', 'Folk', 'Hip-hop', 'Jazz', 'Pop', 'Reggae', 'Rock'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function KitFields() {
  return (
    <Card title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Title" hint="As it stands on the cover." defaultValue="Mañana quizás" />
        <TextField label="Title" error="Please fill this in." placeholder="Night Drive" />
        <TextField label="Label" optional disabled defaultValue="Own label" />
        <SelectField label="Genre" options={GENRES} placeholder="Choose one" />
        <SelectField label="Genre" options={GENRES} error="Please choose one of the list." placeholder="Choose one" />
        <KitChoices />
        <TextareaField label="Note" hint="At most 2,000 characters." defaultValue="Please listen to track two." />
        <FileDrop
          label="Artwork"
          prompt="Drop a JPEG or PNG here, or choose one"
          accept="image/*"
          error="The artwork must be square."
          onFiles={() => {}}
        />
        <div className="sm:col-span-2">
          <RadioCards
            name="schedule"
            label="Schedule"
            columns={3}
            cards={[
              { value: 'standard', label: 'Standard', detail: 'In three weeks or later' },
              { value: 'priority', label: 'Priority', detail: 'In two weeks or later' },
              { value: 'express', label: 'Express', detail: 'With the PRO plan', disabled: true },
            ]}
          />
        </div>
        <KitToggles />
      </div>
    </Card>
  );
}

function KitChoices() {
  const [genre, setGenre] = useState<string | null>('jazz');
  const [date, setDate] = useState<string | null>('2026-12-04');
  return (
    <>
      <ComboboxField
        label="Second genre"
        options={GENRES}
        value={genre}
        onChange={setGenre}
        placeholder="Type to find"
      />
      <DateField
        label="Release date"
        value={date}
        onChange={setDate}
        start="2026-11-25"
        min="2026-11-25"
        max="2027-11-20"
      />
      <DateField
        label="Release date"
        value="yesterday"
        start="2026-11-25"
        onChange={() => {}}
        error="The release date is invalid."
      />
    </>
  );
}

function KitToggles() {
  const [on, setOn] = useState(true);
  return (
    <>
      <div className="grid content-start gap-3">
        <CheckboxField label="I own the rights to this release." defaultChecked />
        <CheckboxField label="I accept the terms." error="Please confirm this to submit." />
        <CheckboxField label="Not possible here" disabled />
      </div>
      <div>
        <SwitchField label="Explicit" hint="Strong language in the words." checked={on} onChange={setOn} />
        <SwitchField label="Off" checked={false} onChange={() => {}} />
        <SwitchField label="Locked" checked disabled onChange={() => {}} />
      </div>
    </>
  );
}
