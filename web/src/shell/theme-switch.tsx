import { useId } from 'react';
import '../design/segments.css';
import { chooseTheme, themes, useTheme } from './theme.ts';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Selects the colour scheme: light, dark or system. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="segments theme-switch">
      <legend className="visually-hidden">Colour scheme</legend>
      {themes.map(theme => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
