import { catalogue } from '@isentrope/calculators';
import {
  caseFrom,
  equationMath,
  run,
  symbolMath,
  isExpensive,
  writeDocument,
  type Definition,
  type MathNode,
} from '@isentrope/calculators/kit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** Table tags of a WOFF2 directory by index (WOFF2, 4.1), as far as needed here. */
const knownTags: Readonly<Record<number, string>> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 31: 'MATH' };

/** The tables of a WOFF2 file by tag. */
function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (let more = true; more; at += 1) {
      const byte = file.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
      more = (byte & 0x80) !== 0;
    }
    return value;
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at);
    at += 1;
    let tag = knownTags[flags & 0x3f] ?? '';
    if ((flags & 0x3f) === 0x3f) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const length = base128();
    const outlines = tag === 'glyf' || tag === 'loca';
    const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: transformed ? base128() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    directory.map(({ tag, length }) => {
      start += length;
      return [tag, data.subarray(start - length, start)] as const;
    }),
  );
}

/** The characters of a font (OpenType, cmap format 12). */
function charactersOf(map: Buffer): ReadonlySet<number> {
  const result = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const start = map.readUInt32BE(4 + 8 * index + 4);
    if (map.readUInt16BE(start) !== 12) continue;
    for (let group = 0; group < map.readUInt32BE(start + 12); group += 1) {
      const [from, to] = [map.readUInt32BE(start + 16 + 12 * group), map.readUInt32BE(start + 20 + 12 * group)];
      for (let code = from; code <= to; code += 1) result.add(code);
    }
  }
  return result;
}

/** The character drawn for a one-letter symbol: mathematical italic (MathML Core, math-auto). */
function italicCharacter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const alphabets = [
    ['A', 'Z', 0x1d434],
    ['a', 'z', 0x1d44e],
    ['Α', 'Ω', 0x1d6e2],
    ['α', 'ω', 0x1d6fc],
  ] as const;
  if (letter === 'h') return 0x210e;
  const alphabet = alphabets.find(([from, to]) => letter >= from && letter <= to);
  return alphabet ? alphabet[2] + code - (alphabet[0].codePointAt(0) ?? 0) : code;
}

function codePoints(node: MathNode): number[] {
  return node.children.flatMap(child => {
    if (typeof child !== 'string') return codePoints(child);
    const characters = Array.from(child);
    if (node.tag === 'mi' && characters.length === 1) return [italicCharacter(child)];
    return characters.map(character => character.codePointAt(0) ?? 0);
  });
}

/** All equations and symbols in the working of a calculator's examples. */
function equations(definition: Definition): MathNode[] {
  const examples = isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples;
  const cases = examples.flatMap(({ cases: input }) => input.map(each => caseFrom(definition, each)));
  const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
  return report.cases.flatMap(({ working = [] }) =>
    working.flatMap(({ symbol, equation, where, numbers }) => [
      ...(symbol === undefined ? [] : [symbolMath(symbol)]),
      ...(equation === undefined
        ? []
        : [equationMath(equation), equationMath(equation, new Map(Object.entries(numbers)))]),
      ...where.map(helper => equationMath(helper)),
    ]),
  );
}

test('the math font has stretchy radicals and all characters of every equation', async () => {
  const tables = tablesOf(readFileSync(join(import.meta.dirname, '..', '..', 'design', 'fonts', 'math-400.woff2')));
  expect(tables.get('MATH')?.length).toBeGreaterThan(1000);
  const characters = charactersOf(tables.get('cmap') ?? Buffer.alloc(4));
  const definitions = await Promise.all(catalogue.map(entry => entry.load()));
  const needed = new Set(definitions.flatMap(definition => equations(definition).flatMap(codePoints)));
  expect(needed.size).toBeGreaterThan(100);
  expect([...needed].filter(code => !characters.has(code)).map(code => String.fromCodePoint(code))).toEqual([]);
});
