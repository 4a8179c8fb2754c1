import { describe, expect, test } from 'vitest';
import { planChunks, type Chunk, type ChunkRules } from './chunk-plan.ts';

const chunk = (name: string, size: number, imports: string[] = [], dynamicImports: string[] = []): Chunk => ({
  fileName: name,
  facadeModuleId: name,
  moduleIds: [`${name}.ts`],
  imports,
  dynamicImports,
  isEntry: name === 'main',
  size,
  isStyle: name === 'style',
});

const rules: ChunkRules = {
  kindOf({ isEntry, fileName }) {
    if (isEntry || fileName === 'fixed') return undefined;
    return fileName === 'pro' ? 'pro' : 'public';
  },
  loadedBefore: () => [],
  weightOf: () => 1,
  requestBytes: 1000,
};

function filesOf(chunks: readonly Chunk[]): string[] {
  const plan = planChunks(chunks, rules);
  const files = new Map<string | number, string[]>();
  for (const { fileName, moduleIds } of chunks) {
    const file = plan.get(moduleIds[0] ?? '') ?? fileName;
    files.set(file, [...(files.get(file) ?? []), fileName]);
  }
  return [...files.values()].map(names => names.join(' '));
}

describe('planChunks', () => {
  test('merges chunks that are always loaded together, unless the unneeded bytes cost more than a request', () => {
    const text = [chunk('text', 200), chunk('table', 5000)];
    const page = chunk('page', 300, ['text', 'table']);
    const dialog = chunk('dialog', 5000, ['text']);
    expect(filesOf([chunk('main', 100, [], ['page', 'dialog']), page, ...text, dialog])).toEqual([
      'main',
      'page',
      'text',
      'table',
      'dialog',
    ]);
    // If the page opens the dialog, the text is loaded already.
    const opens = { ...page, dynamicImports: ['dialog'] };
    expect(filesOf([chunk('main', 100, [], ['page']), opens, ...text, dialog])).toEqual([
      'main',
      'page',
      'text table',
      'dialog',
    ]);
  });

  test('counts the imports of a merged file', () => {
    const pages = [chunk('first', 4000, ['small', 'heavy-user']), chunk('second', 4000, ['small'])];
    const shared = [chunk('small', 10), chunk('heavy-user', 10, ['heavy']), chunk('heavy', 50_000)];
    const other = chunk('third', 4000, ['heavy']);
    const files = filesOf([chunk('main', 100, [], ['first', 'second', 'third']), ...pages, other, ...shared]);
    expect(files.find(names => names.includes('small'))).not.toContain('heavy');
  });

  test('never creates an import cycle', () => {
    const page = [chunk('main', 100, [], ['page']), chunk('page', 10, ['a'])];
    const [a, b] = [chunk('a', 10, ['fixed']), chunk('b', 10)];
    expect(filesOf([...page, a, chunk('fixed', 10, ['b']), b])).toEqual(['main', 'page', 'a', 'fixed', 'b']);
    expect(filesOf([...page, { ...a, imports: ['b'] }, b])).toEqual(['main', 'page', 'a b']);
  });

  test('never merges chunks of different kinds', () => {
    const page = [chunk('main', 100, [], ['page']), chunk('page', 10, ['plain', 'pro'])];
    expect(filesOf([...page, chunk('plain', 10), chunk('pro', 10)])).toEqual(['main', 'page', 'plain', 'pro']);
  });

  test('merges chunks with different style sheets, and counts the bytes of unneeded styles, but no request', () => {
    const planOf = (styleSize: number) => {
      const pages = [chunk('first', 100, ['plain', 'styled']), chunk('second', 100, ['plain'])];
      const parts = [chunk('plain', 10), chunk('styled', 10, ['style']), chunk('style', styleSize)];
      return filesOf([chunk('main', 100, [], ['first', 'second']), ...pages, ...parts]);
    };
    expect(planOf(900)).toContain('plain styled');
    expect(planOf(1100)).not.toContain('plain styled');
  });
});
