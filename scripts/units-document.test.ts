import { readFileSync } from 'node:fs';
import { findUnit, kindOf, kinds, parseQuantity, type Kind } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';

const document = readFileSync(new URL('../docs/units.md', import.meta.url), 'utf8');

/** The kind of a label; the catalogues do not distinguish gauge, absolute and differential pressure, nor heat rate and power. */
const kindsByLabel = new Map((Object.keys(kinds) as Kind[]).map(kind => [kindOf(kind).label, kind]));

interface Entry {
  readonly kind: Kind;
  readonly spellings: readonly string[];
  readonly figure: string;
  /** The subheading: the kind of an understood unit, the reason of a refused one. */
  readonly under: string;
}

/** The entries of the lists under a heading: "- spellings: figure (source)", or "- kind: spellings" under a reason. */
function entriesUnder(heading: string): Entry[] {
  const section = document.split(/^## /m).find(text => text.startsWith(heading)) ?? '';
  return section.split(/^### /m).flatMap(part => {
    const [under = '', ...lines] = part.split('\n');
    return lines.flatMap(line => {
      const kind = kindsByLabel.get(under) ?? kindsByLabel.get(/^- ([^`:]+):/.exec(line)?.[1] ?? '');
      const spellings = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
      const figure = /: ([^ `]+) \([^)]*\)$/.exec(line)?.[1] ?? '';
      return kind && line.startsWith('- ') ? [{ kind, spellings, figure, under }] : [];
    });
  });
}

const understood = entriesUnder('Which units are understood?');
const refused = entriesUnder('Which units are refused?');

/** Reads 1 of a unit and returns it in SI; undefined if it is refused. */
function sizeOf(kind: Kind, unit: string): number | undefined {
  const read = parseQuantity(kind, `1 ${unit}`, kindOf(kind).units[0]?.symbol ?? '');
  return read.ok ? read.si : undefined;
}

/** A spelling in other cases and with other usual separators. */
const variants = (text: string): string[] => [
  text.toLowerCase(),
  text.toUpperCase(),
  text.replaceAll('/', ' / '),
  text.replaceAll('/', ' per '),
  text.replaceAll(/[·.]/g, '-'),
  text.replaceAll(/[·.]/g, ' '),
  text.replaceAll(/[·.]/g, '*'),
  ` ${text} `,
];

describe('docs/units.md', () => {
  test('has units of most kinds', () => {
    expect(understood.length).toBeGreaterThan(150);
    expect(refused.length).toBeGreaterThan(20);
    expect(new Set(understood.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  });

  // The figures have six digits at least; half a unit of the sixth is 5e-7 to 5e-6.
  test('every spelling that it calls understood has the size of its catalogue', () => {
    for (const { kind, spellings, figure } of understood) {
      expect(spellings.length, `${kind} ${figure}`).toBeGreaterThan(0);
      for (const spelling of spellings) {
        const size = sizeOf(kind, spelling) ?? NaN;
        expect(Math.abs(size / Number(figure) - 1), `${kind} ${spelling} ${size}`).toBeLessThan(5e-7);
      }
    }
  });

  test('every spelling that it calls refused is refused', () => {
    for (const { kind, spellings } of refused)
      for (const spelling of spellings)
        expect(
          sizeOf(kind, spelling),
          `docs/units.md lists ${spelling} (${kind}) as refused, but it is understood: remove it there and run npm run generate`,
        ).toBeUndefined();
  });

  test('a spelling in other cases or with other separators has the same size or is refused', () => {
    const wrong: string[] = [];
    const written = new Map(
      understood.flatMap(({ kind, spellings }) => spellings.map(text => [`${kind} ${text}`, kind])),
    );
    for (const { kind, spellings } of understood)
      for (const spelling of spellings)
        for (const variant of variants(spelling)) {
          if (written.has(`${kind} ${variant}`)) continue;
          const own = sizeOf(kind, spelling) ?? NaN;
          const size = sizeOf(kind, variant);
          if (size !== undefined && size !== own)
            wrong.push(`${kind}: ${variant} for ${spelling} is ${size}, not ${own}`);
        }
    expect(wrong).toEqual([]);
  });

  test('a unit of which only the other prefix is usual is refused with both names', () => {
    const pairs = refused.filter(({ under }) => under.startsWith('Only the other prefix'));
    const messages = pairs.flatMap(({ kind, spellings }) =>
      spellings.map(text => parseQuantity(kind, `1 ${text}`, '')),
    );
    expect(messages.length).toBeGreaterThan(5);
    for (const message of messages)
      expect(message).toMatchObject({
        reason: expect.stringContaining('in which the case of the prefix is not that of'),
      });
  });

  test('a refused prefix is answered with the other one', () => {
    expect(findUnit('power', 'mW')).toBeUndefined();
    expect(parseQuantity('power', '1 mW', 'kW')).toMatchObject({ reason: expect.stringContaining('write MW') });
  });
});
