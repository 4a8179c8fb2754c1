import { expect, test } from 'vitest';
import { exportReadme } from './export-readme.ts';

test('the README of an archive names its project, its time and where to open and verify it', () => {
  const at = new Date('2026-11-30T20:15:59.999Z');
  const lines = (number: string) =>
    exportReadme('https://site.example', { number, name: 'Inlet compression' }, at).split('\n');
  expect(lines('P-2614').slice(0, 2)).toEqual([
    'P-2614 Inlet compression',
    'Everything in this project, as it was at https://site.example on 2026-11-30 at 20:15 UTC.',
  ]);
  expect(lines('')[0]).toBe('Inlet compression');
  expect(lines('').flatMap(line => line.match(/https:\/\/[^ ,;]+/g) ?? [])).toEqual([
    'https://site.example',
    'https://site.example/projects',
    'https://site.example/verify',
    'https://site.example/.well-known/isentrope-keys.json',
  ]);
});
