import { Button } from './button.tsx';

type ViewSwitchProps<View extends string> = {
  label: string;
  views: readonly View[];
  view: View;
  nameOf: (view: View) => string;
  onChange: (view: View) => void;
};

/** Chooses which part of a list is shown. */
export function ViewSwitch<View extends string>({ label, views, view, nameOf, onChange }: ViewSwitchProps<View>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {views.map((one) => (
        <Button
          key={one}
          size="small"
          tone={one === view ? 'ink' : 'plain'}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          {nameOf(one)}
        </Button>
      ))}
    </div>
  );
}
