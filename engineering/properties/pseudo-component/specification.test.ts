import { describe, expect, test } from 'vitest';
import { readPseudoComponent } from './index.ts';

function componentOf(text: string) {
  const read = readPseudoComponent(text);
  if (!read?.ok) throw new Error(`${text} was not read`);
  return read.component;
}

function reasonOf(text: string): string | undefined {
  const read = readPseudoComponent(text);
  return read?.ok === false ? read.reason : undefined;
}

describe('a pseudo-component', () => {
  test.each([
    ['C7+ (M 115, SG 0.737)', 'C7+ (M 115, SG 0.737)'],
    ['C7+(MW=115, sg: 0,737)', 'C7+ (M 115, SG 0.737)'],
    ['C7+ (M 115 g/mol, SG 0.737, Tb 257 °F)', 'C7+ (M 115, SG 0.737, Tb 125 °C)'],
    ['Heavy ends (Mol wt 0.2 kg/mol, API 30)', 'Heavy ends (M 200, API 30)'],
    ['C20+ (M 350, ρ15 0.9 g/cm3, NBP 400)', 'C20+ (M 350, ρ15 900 kg/m³, Tb 400 °C)'],
  ])('%s is %s', (text, id) => {
    expect(componentOf(text).id).toBe(id);
    expect(componentOf(id)).toEqual(componentOf(text));
  });

  test('has the specific gravity of its density', () => {
    expect(componentOf('A (M 200, API 30)').specificGravity).toBeCloseTo(141.5 / 161.5, 12);
    // ASTM D1250, table 53B and 51: 850.0 kg/m³ at 15 °C is 0.8504 at 60/60 °F.
    expect(componentOf('A (M 200, ρ15 850)').specificGravity).toBeCloseTo(0.8504, 4);
  });

  test.each(['methane (CH4)', 'C7+', 'Comp Mole Frac (Methane)', 'C7+ (see note)', 'C7+ M 115'])('%s is none', text => {
    expect(readPseudoComponent(text)).toBeUndefined();
  });

  test.each([
    [
      'C7+ (M 115)',
      'needs a name, and in brackets a molar mass and one of SG, API and ρ15, as in C7+ (M 115, SG 0.737)',
    ],
    [
      '(M 115, SG 0.7)',
      'needs a name, and in brackets a molar mass and one of SG, API and ρ15, as in C7+ (M 115, SG 0.737)',
    ],
    [
      'C7+ (M 115, SG 0.7, API 60)',
      'needs a name, and in brackets a molar mass and one of SG, API and ρ15, as in C7+ (M 115, SG 0.737)',
    ],
    ['C7+ (M 115, SG heavy)', 'has "SG heavy" in its brackets, which cannot be read'],
    ['C7+ (M 115, M 116, SG 0.7)', 'has "M 116" in its brackets, which cannot be read'],
    ['C7+ (M 115, SG 0.737, 3 %)', 'has "3 %" in its brackets; write C7+ (M 115, SG 0.737)'],
    ['C7+ (M 40, SG 0.737)', 'needs a molar mass from 70 to 600 g/mol'],
    ['C7+ (M 115, SG 737)', 'needs a specific gravity from 0.6 to 1.1'],
    ['C7+ (M 115, ρ15 0.737)', 'needs a specific gravity from 0.6 to 1.1'],
    ['C7+ (M 115, SG 0.737, Tb 5)', 'needs a normal boiling point from 27 to 627 °C'],
  ])('%s %s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
