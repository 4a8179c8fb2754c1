import { describe, expect, test } from 'vitest';
import { matchesSearch, catalogue, toolsPageEntries, menus, toolName, menuEntries } from './index.ts';

const listed = [...toolsPageEntries('pro'), ...toolsPageEntries('free')];
const result = (search: string) => listed.filter(tool => matchesSearch(tool, search)).map(({ id }) => id);

describe('the list of tools', () => {
  test.each(['pro', 'free'] as const)(
    'has the %s tools that say their place in this order, and the others after them by name',
    access => {
      const tools = toolsPageEntries(access);
      const places = tools.flatMap(({ order }) => order ?? []);
      expect(new Set(places).size).toBe(places.length);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(tools.slice(0, places.length).every(({ order }) => order !== undefined)).toBe(true);
      const others = tools.slice(places.length).map(toolName);
      expect(others).toEqual(others.toSorted());
    },
  );

  test('begins with the orifice and the converters', () =>
    expect([toolsPageEntries('pro')[0]?.id, toolsPageEntries('free')[0]?.id]).toEqual([
      'restriction-orifice-pro',
      'unit-converters',
    ]));

  test('excludes only tools of the other access level', () => {
    const under = menus.flatMap(menu => menuEntries(menu).map(({ id }) => id));
    const shown = [...listed.map(({ id }) => id), ...under];
    const unlisted = new Set(catalogue.filter(({ meta }) => meta.unlisted).map(({ meta }) => meta.id));
    expect(shown.toSorted()).toEqual(
      [...catalogue.map(({ meta }) => meta.id), ...menus.map(({ id }) => id)]
        .filter(id => !unlisted.has(id))
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
    expect(result('iec 60534')).toEqual(['control-valve-pro', 'control-valve']);
    expect(result('ORIFICE restriction')).toEqual(['restriction-orifice-pro', 'restriction-orifice']);
    expect(result('npsha')).toEqual(['pump-sizing-pro']);
  });

  test('for nothing returns all tools, for an unknown word none', () => {
    expect(result(' ')).toHaveLength(listed.length);
    expect(result('nothing of the kind')).toEqual([]);
  });
});

test('a menu has its calculators in order', () => {
  const relief = menus.find(({ id }) => id === 'relief-valve-pro');
  expect(relief && menuEntries(relief).map(toolName)).toEqual([
    'Steam Service',
    'Gas and Vapor Service',
    'Liquid Service',
    'Two-Phase Service',
    'Scenario Register',
  ]);
});
