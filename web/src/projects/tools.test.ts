import { describe, expect, test } from 'vitest';
import { searchTools, toolTitle } from './tools.ts';

describe('calculators available for sheets', () => {
  test('are those with a workbench, including those in a submenu', () => {
    const ids = searchTools('').map(({ id }) => id);
    expect(ids).toContain('restriction-orifice-pro');
    expect(ids.filter(id => id.startsWith('relief-valve-pro/')).length).toBeGreaterThan(2);
    for (const without of ['unit-converters', 'steam-tables', 'relief-valve-pro']) expect(ids).not.toContain(without);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are found by their metadata', () => {
    const ids = searchTools('iec 60534').map(({ id }) => id);
    expect(ids).toContain('control-valve-pro');
    expect(ids).not.toContain('pump-sizing-pro');
  });
});

test('toolTitle omits plan and "module", and returns the id of an unknown calculator', () => {
  expect(toolTitle('pump-sizing-pro')).toBe('Pump Sizing');
  expect(toolTitle('control-valve-pro')).toBe('Control Valve Sizing');
  expect(toolTitle('no-such-tool')).toBe('no-such-tool');
});
