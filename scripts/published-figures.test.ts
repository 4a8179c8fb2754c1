import { catalogue } from '@isentrope/calculators';
import {
  distinctFigures,
  tallyByKind,
  loadForPublished,
  validate,
  type Definition,
  type PublishedCase,
  type Tally,
  type ValidationRow,
} from '@isentrope/calculators/kit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

/** A published figure as computed, and whether its case explains a deviation beyond half a unit of its last digit. */
interface ComparedFigure {
  readonly row: ValidationRow;
  readonly beyond: 'rounding' | 'disagreement' | undefined;
}

const compared: ComparedFigure[] = [];
let experiments = 0;
let withSecondMethod = 0;

beforeAll(async () => {
  for (const { load } of catalogue) {
    const definition = await load();
    const published = await definition.loadPublished();
    for (const each of published) await loadForPublished(definition, each);
    compared.push(...compareFigures(definition, published));
    if ((definition.methods?.options.length ?? 0) > 1) withSecondMethod += 1;
    experiments += definition.experiments.filter(({ kind }) => kind === 'measured').length;
  }
});

function compareFigures(definition: Definition, cases: readonly PublishedCase[]): ComparedFigure[] {
  return cases.flatMap(published => {
    const expected = published.type === 'figure' ? [published.expect] : Object.values(published.expect);
    return validate(definition, published).map((row, index) => {
      const figure = expected[index];
      return { row, beyond: typeof figure === 'object' ? figure.beyond?.type : undefined };
    });
  });
}

const rows = () => compared.map(({ row }) => row);
const named = ({ title, quantity, source, printed, unit, computed }: ValidationRow) =>
  `${title}${quantity === undefined ? '' : `: ${quantity}`} (${source}): ${computed} for ${printed} ${unit}`;

describe('a published figure', () => {
  test('without a stated reason agrees to half a unit of its last digit', () => {
    const wrong = compared.filter(({ row, beyond }) => beyond === undefined && row.agreement !== 'digits');
    expect(wrong.map(({ row }) => named(row))).toEqual([]);
  });

  test("stated to agree within the source's rounding has a band and lies in it", () => {
    const wrong = compared.filter(({ row, beyond }) => beyond === 'rounding' && row.agreement !== 'rounding');
    expect(wrong.map(({ row }) => named(row))).toEqual([]);
  });

  test('stated to disagree does disagree', () => {
    const wrong = compared.filter(({ row, beyond }) => beyond === 'disagreement' && row.agreement !== 'none');
    expect(wrong.map(({ row }) => named(row))).toEqual([]);
  });

  test('beyond its last digit gives a reason as a sentence', () => {
    const silent = rows().filter(
      ({ agreement, because }) => agreement !== 'digits' && !/\w .*\.$/s.test(because ?? ''),
    );
    expect(silent.map(named)).toEqual([]);
  });

  test('is not marked as printed if it is quoted from another source', () => {
    const secondHand = /quoted|memory|second hand|transcribed|fluids|thermo|own|independent/i;
    const wrong = rows().filter(({ kind, source }) => kind === 'printed' && secondHand.test(source));
    expect(wrong.map(named)).toEqual([]);
  });
});

/** A row of the table in docs/validation.md. */
const line = (label: string, { figures, digits, rounding, none }: Tally) =>
  `| ${[label, figures, digits, rounding, none].join(' | ')} |`;

const labels = {
  printed: 'printed in a standard, a book or a paper',
  quoted: 'quoted at second hand',
  program: 'computed by other software',
  own: 'derived from the equations here',
  measured: 'measured',
} as const;

test('docs/validation.md counts the published figures, the printed ones first', () => {
  const documented = readFileSync(join(root, 'docs', 'validation.md'), 'utf8').replaceAll(/ +/g, ' ');
  const counted = documented
    .split('\n')
    .filter(text => Object.values(labels).some(label => text.startsWith(`| ${label} |`)));
  const tallies = tallyByKind(distinctFigures(rows()));
  const lines = tallies.map(tally => line(labels[tally.kind], tally));
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(counted, 'Copy the rows printed above into docs/validation.md.').toEqual(lines);
  const [printed] = tallies;
  expect(printed?.kind).toBe('printed');
  expect(/(\d+) figures printed in standards, books and papers/.exec(documented)?.[1]).toBe(String(printed?.figures));
  expect(/(\d+) experiments/.exec(documented)?.[1]).toBe(String(experiments));
  expect(/(\d+) calculators evaluate each case by a second method/.exec(documented)?.[1]).toBe(
    String(withSecondMethod),
  );
});
