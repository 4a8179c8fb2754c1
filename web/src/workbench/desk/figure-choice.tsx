import { useKeptSetting } from '../kept-setting.ts';

/** How many figures are shown until a person chooses others. */
const shownAtFirst = 4;

export interface FigureChoice {
  isShown(title: string): boolean;
  toggle(title: string): void;
}

/** Which figures over time are shown: the first ones, but for those that the person has switched on or off before. */
export function useFigureChoice(titles: readonly string[]): FigureChoice {
  const [kept, keep] = useKeptSetting('figures over time');
  const switched = new Set(kept?.split('\n'));
  return {
    isShown: title => titles.indexOf(title) < shownAtFirst !== switched.has(title),
    toggle(title) {
      if (!switched.delete(title)) switched.add(title);
      keep(switched.size === 0 ? undefined : [...switched].join('\n'));
    },
  };
}

/** The titles of figures, to be switched on and off; nothing where they are few. */
export function FigureChoices({ titles, choice }: { titles: readonly string[]; choice: FigureChoice }) {
  if (titles.length <= shownAtFirst) return null;
  return (
    <fieldset className="figure-choices">
      <legend>Figures</legend>
      {titles.map(title => (
        <label key={title} className="check">
          <input type="checkbox" checked={choice.isShown(title)} onChange={() => choice.toggle(title)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
