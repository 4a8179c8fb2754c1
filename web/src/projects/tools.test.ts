import { describe, expect, test } from 'vitest';
import { toolsFor, toolTitle } from './tools.ts';

describe('the tools that a sheet can be of', () => {
  test('are those with a bench, also where they stand under a menu', () => {
    const ids = toolsFor('').map(({ id }) => id);
    expect(ids).toContain('restriction-orifice-pro');
    expect(ids.filter(id => id.startsWith('relief-valve-pro/')).length).toBeGreaterThan(2);
    for (const without of ['unit-converters', 'steam-tables', 'relief-valve-pro']) expect(ids).not.toContain(without);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are found by what is known of them', () => {
    const ids = toolsFor('iec 60534').map(({ id }) => id);
    expect(ids).toContain('control-valve-pro');
    expect(ids).not.toContain('pump-sizing-pro');
  });
});

test('a tool is named without its plan and that it is a module, and one that there is no more by its id', () => {
  expect(toolTitle('pump-sizing-pro')).toBe('Pump Sizing');
  expect(toolTitle('control-valve-pro')).toBe('Control Valve Sizing');
  expect(toolTitle('no-such-tool')).toBe('no-such-tool');
});
