/**
 * Subsets the fonts to the characters that the site uses, into web/src/design/fonts. Run it when a character is missing: `npm i
 * --no-save @ibm/plex-sans@1.1.0 @ibm/plex-mono@1.1.0 @fontsource/stix-two-math@5.3.0 subset-font@2.9.0 && node
 * scripts/fonts.mjs`.
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

/** Returns the characters of a code point range. */
const run = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωϑϕϖϰϱϵ';
const operators = '\u00a0\u2009\u202f\u2061\u2062°±·×÷′″‖→−∓√∂∇∏∑∫∞≈≠≤≥⋅';
/** One-letter symbols use Unicode's mathematical italics; the italic h is Planck's constant. */
const italics = `ℎ${run(0x1d434, 0x1d454)}${run(0x1d456, 0x1d467)}${run(0x1d6e2, 0x1d71b)}`;

const plex = (family, name) => ({
  from: `@ibm/plex-${family}`,
  file: `fonts/complete/woff2/IBMPlex${name}.woff2`,
  noHinting: false,
});
/** Keeps the MATH table, which stretches radicals and brackets; drops hinting, which doubles the size. */
const stix = {
  from: '@fontsource/stix-two-math',
  file: 'files/stix-two-math-latin-400-normal.woff2',
  noHinting: true,
};

const faces = [
  { name: 'sans-400', face: plex('sans', 'Sans-Regular'), characters: ascii + latin + technical },
  { name: 'sans-500', face: plex('sans', 'Sans-Medium'), characters: ascii + latin },
  { name: 'sans-600', face: plex('sans', 'Sans-SemiBold'), characters: ascii + latin },
  { name: 'mono-400', face: plex('mono', 'Mono-Regular'), characters: ascii + latin + technical },
  { name: 'mono-500', face: plex('mono', 'Mono-Medium'), characters: `${ascii}°·×²³−μΔ⁰¹⁴⁵⁶⁷⁸⁹⁻\u202f` },
  { name: 'math-400', face: stix, characters: ascii + greek + operators + italics },
];
const licences = [
  { from: '@ibm/plex-sans', file: 'LICENSE.txt', name: 'OFL.txt' },
  { from: '@fontsource/stix-two-math', file: 'LICENSE', name: 'OFL-STIX.txt' },
];

const target = join(root, 'web', 'src', 'design', 'fonts');
const folderOf = name => dirname(require.resolve(`${name}/package.json`));
mkdirSync(target, { recursive: true });
for (const { name, face, characters } of faces) {
  const original = readFileSync(join(folderOf(face.from), face.file));
  const { noHinting } = face;
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', noLayoutClosure: true, noHinting });
  writeFileSync(join(target, `${name}.woff2`), subset);
  console.log(name, subset.length);
}
for (const { from, file, name } of licences) copyFileSync(join(folderOf(from), file), join(target, name));
