import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

/** Returns the output of a refused `npm run new`. */
function refusalOf(...args: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.trim();
}

describe('npm run new', () => {
  test.each([
    [
      'an unknown kind of quantity',
      ['unit', 'pressure', 'pz', '1000', 'pièze'],
      'There is no kind "pressure" in engineering/quantities/kinds.ts. Kinds: absolutePressure, gaugePressure, pressureDifference, pressureGradient.',
    ],
    [
      'a symbol that is not as displayed',
      ['unit', 'pressureDifference', 'kgf/mm2', '9806650', 'kilogram-force per square millimetre'],
      'Give the symbol as it is displayed, kgf/mm²: "kgf/mm2" is then understood too.',
    ],
    [
      'a size that is an expression',
      ['unit', 'length', 'ftm', '6*foot', 'fathom'],
      'The size in SI must be a number greater than 0, not "6*foot". Where it follows from a definition, such as 6 * foot, write it so in the file afterwards.',
    ],
    [
      'a unit that exists',
      ['unit', 'gaugePressure', 'kgf/cm²', '98066.5', 'kilogram-force per square centimetre'],
      'kgf/cm² is in pressureUnits of mechanics.ts already.',
    ],
    [
      'a document without a calculator',
      ['document', 'tank'],
      'There is no calculators/tank/definition.ts. Give the id of a calculator: npm run new document tank-draining',
    ],
    [
      'a calculator that exists',
      ['calculator', 'steam-tables', 'Steam Tables'],
      'calculators/steam-tables exists already. To store its examples again: npm run new document steam-tables',
    ],
  ])('refuses %s, with what to do', (_, args, message) => expect(refusalOf(...args)).toBe(message));
});
