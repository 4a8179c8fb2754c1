import { useStoredSetting } from '../../stored-setting.ts';

/** The number of figures shown by default. */
const shownAtFirst = 4;

interface FigureChoice {
  isShown(title: string): boolean;
  toggle(title: string): void;
}

/** Which figures of a time series are shown: the first ones by default, with the user's stored changes applied. */
export function useFigureChoice(titles: readonly string[]): FigureChoice {
  const [stored, setStored] = useStoredSetting('figures over time');
  const switched = new Set(stored?.split('\n'));
  return {
    isShown: title => titles.indexOf(title) < shownAtFirst !== switched.has(title),
    toggle(title) {
      if (!switched.delete(title)) switched.add(title);
      setStored(switched.size === 0 ? undefined : [...switched].join('\n'));
    },
  };
}

/** Checkboxes to show and hide figures; nothing if there are only a few. */
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
