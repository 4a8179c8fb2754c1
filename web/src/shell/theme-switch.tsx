import { Segments } from '../design/segments.tsx';
import { chooseTheme, useTheme, type Theme } from './theme.ts';

const options: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Selects the colour scheme: light, dark or system. */
export function ThemeSwitch() {
  return (
    <Segments
      legend="Colour scheme"
      className="theme-switch"
      options={options}
      chosen={useTheme()}
      onChoose={chooseTheme}
    />
  );
}
