import { describe, expect, test } from 'vitest';
import { answersTo, catalogue, listedTools, menus, toolName, toolsUnder } from './index.ts';

/** The original tools in listing order; others follow. */
const first = {
  pro: [
    'Restriction Orifice Sizing Pro',
    'Control Valve Sizing Module Pro',
    'Line Sizing Pro',
    'Relief Valve Orifice Sizing Pro',
    'Flare K.O. Drum Sizing Pro',
    'Geometry Calculation Pro',
    'Pump Sizing Pro',
    'UA Check for Heat Exchangers Pro',
    'Plant Depressurization Pro',
    'Vibration Analysis Pro',
  ],
  free: [
    'Unit Converters',
    'Restriction Orifice Sizing Module',
    'Control Valve Sizing Module',
    'Steam Tables',
    'Geometry Calculation',
    'Pipe Dimensions',
  ],
} as const;

const listed = [...listedTools('pro'), ...listedTools('free')];
const found = (search: string) => listed.filter(tool => answersTo(tool, search)).map(({ id }) => id);

describe('the list of tools', () => {
  test.each(['pro', 'free'] as const)('begins with the %s tools by name and in order', access => {
    const names = listedTools(access).map(toolName);
    expect(names.slice(0, first[access].length)).toEqual(first[access]);
  });

  test('excludes only tools of the other access level', () => {
    const under = menus.flatMap(menu => toolsUnder(menu).map(({ id }) => id));
    const shown = [...listed.map(({ id }) => id), ...under];
    const unlisted = catalogue.filter(({ meta }) => meta.unlisted).map(({ meta }) => meta.id);
    expect(unlisted).toEqual(['thermal-conductivity']);
    expect(shown.toSorted()).toEqual(
      [...catalogue.map(({ meta }) => meta.id), ...menus.map(({ id }) => id)]
        .filter(id => !unlisted.includes(id))
        .toSorted(),
    );
  });

  test('requires a subscription for exactly the Pro tools', () => {
    for (const { id, access } of [...catalogue.map(({ meta }) => meta), ...menus])
      expect(access, id).toBe(/^[^/]+-pro(\/|$)/.test(id) ? 'pro' : 'free');
  });
});

describe('a search', () => {
  test('finds a tool by standard, name and keyword, ignoring case', () => {
    expect(found('iec 60534')).toEqual(['control-valve-pro', 'control-valve']);
    expect(found('ORIFICE restriction')).toEqual(['restriction-orifice-pro', 'restriction-orifice']);
    expect(found('npsha')).toEqual(['pump-sizing-pro']);
  });

  test('for nothing returns all tools, for an unknown word none', () => {
    expect(found(' ')).toHaveLength(listed.length);
    expect(found('nothing of the kind')).toEqual([]);
  });
});

test('a menu has its calculators in order', () => {
  const relief = menus.find(({ id }) => id === 'relief-valve-pro');
  expect(relief && toolsUnder(relief).map(toolName)).toEqual([
    'Steam Service',
    'Gas and Vapor Service',
    'Liquid Service',
    'Two-Phase Service',
    'Scenario Register',
  ]);
});
