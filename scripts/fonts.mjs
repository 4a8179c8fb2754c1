/**
 * Cuts the typefaces down to the characters that the site uses, into web/src/design/fonts. Run it when a character is
 * missing: `npm i --no-save @ibm/plex-sans@1.1.0 @ibm/plex-mono@1.1.0 subset-font@2.9.0 && node scripts/fonts.mjs`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './sources.mjs';

const require = createRequire(import.meta.url);
const { default: subsetFont } = await import('subset-font');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const latin = '\u00a0£§©«»°±²³·¹¼½¾×÷éèêöüäøåçñ–—‘’“”…•′″';
const technical = 'αβγδεζηθκλμνξπρστφχψωΓΔΘΛΞΠΣΦΨΩϖ₀₁₂₃₄₅₆₇₈₉⁰⁴⁵⁶⁷⁸⁹⁺⁻√∞≈≠≤≥∂∫−∑∅←↑→↓↵⌄✓\u2009\u202f℃';

const faces = [
  ['sans', 'IBMPlexSans-Regular', 'sans-400', ascii + latin + technical],
  ['sans', 'IBMPlexSans-Medium', 'sans-500', ascii + latin],
  ['sans', 'IBMPlexSans-SemiBold', 'sans-600', ascii + latin],
  ['mono', 'IBMPlexMono-Regular', 'mono-400', ascii + latin + technical],
  ['mono', 'IBMPlexMono-Medium', 'mono-500', `${ascii}°·×²³−μΔ⁰¹⁴⁵⁶⁷⁸⁹⁻\u202f`],
];

const target = join(root, 'web', 'src', 'design', 'fonts');
mkdirSync(target, { recursive: true });
for (const [family, file, name, characters] of faces) {
  const folder = dirname(require.resolve(`@ibm/plex-${family}/package.json`));
  const original = readFileSync(join(folder, 'fonts', 'complete', 'woff2', `${file}.woff2`));
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', noLayoutClosure: true });
  writeFileSync(join(target, `${name}.woff2`), subset);
  if (name === 'sans-400') copyFileSync(join(folder, 'LICENSE.txt'), join(target, 'OFL.txt'));
  console.log(name, subset.length);
}
