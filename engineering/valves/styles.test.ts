import { expect, test } from 'vitest';
import { valveStyles } from './index.ts';

/** F_L, x_T and F_d in the order of IEC 60534-2-1:2011, Table D.1, by type of valve; – where the maker says. */
test.each([
  [
    'Globe, single port',
    '0.9 0.7 0.48, 0.9 0.7 0.41, 0.9 0.7 0.3, 0.9 0.72 0.46, 0.8 0.55 1, 0.9 0.68 0.13, 0.9 0.68 0.09, 0.9 0.75 0.41, 0.85 0.7 0.41',
  ],
  ['Globe, double port', '0.9 0.75 0.28, 0.85 0.7 0.32'],
  ['Globe, angle', '0.9 0.72 0.46, 0.8 0.65 1, 0.9 0.65 0.41, 0.85 0.6 0.41, 0.5 0.2 1'],
  ['Globe, small flow trim', '0.98 0.84 0.7, 0.85 0.7 0.3, 0.95 0.84 –'],
  ['Rotary', '0.85 0.6 0.42, 0.68 0.4 0.42, 0.77 0.54 0.44, 0.79 0.55 0.44'],
  ['Butterfly, centred shaft', '0.62 0.35 0.57, 0.7 0.42 0.5, 0.67 0.38 0.3'],
  ['Butterfly, eccentric shaft', '0.67 0.35 0.57'],
  ['Ball', '0.74 0.42 0.99, 0.6 0.3 0.98'],
  ['Globe and angle, multistage multipath', '0.97 0.812 –, 0.99 0.888 –, 0.99 0.925 –, 0.99 0.95 –'],
  ['Globe and angle, multistage single path', '0.97 0.896 –, 0.99 0.935 –, 0.99 0.96 –'],
])('%s has the typical factors of Table D.1', (type, printed) => {
  const rows = valveStyles.filter(({ name }) => name.startsWith(`${type}, `) || name.startsWith(`${type} `));
  expect(rows.map(({ FL, xT, Fd }) => `${FL} ${xT} ${Fd ?? '–'}`).join(', ')).toBe(printed);
});
