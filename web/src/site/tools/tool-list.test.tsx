import { describe, expect, test } from 'vitest';
import { freeTools, matches, proTools } from './tool-list.tsx';

describe('the list of tools', () => {
  test('holds the ten Pro tools and the six free ones', () => {
    expect(proTools).toHaveLength(10);
    expect(freeTools).toHaveLength(6);
  });

  test('finds a tool by its standard, by its name and by a word of the trade, whatever the case', () => {
    const found = (search: string) =>
      [...proTools, ...freeTools].filter(tool => matches(tool, search)).map(t => t.path);
    expect(found('iec 60534')).toEqual(['/control-valve-pro', '/control-valve']);
    expect(found('ORIFICE restriction')).toEqual(['/restriction-orifice-pro', '/restriction-orifice']);
    expect(found('npsha')).toEqual(['/pump-sizing-pro']);
    expect(found('')).toHaveLength(16);
    expect(found('nothing of the kind')).toEqual([]);
  });
});
