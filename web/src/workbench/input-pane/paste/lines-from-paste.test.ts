// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { blankCase, type Definition, type ListField } from '@isentrope/calculators/kit';
import type { ClipboardEvent } from 'react';
import { describe, expect, test } from 'vitest';
import { linesFromPaste, refusalOfLines } from './lines-from-paste.ts';

async function loadComposition(id: string): Promise<{ definition: Definition; field: ListField }> {
  const definition = await findCalculator(id)?.load();
  const field = definition?.inputs.find(input => input.id === 'composition')?.field;
  if (!definition || field?.type !== 'list') throw new Error(`no composition in ${id}`);
  return { definition, field };
}

const { definition, field } = await loadComposition('line-sizing-pro');

function paste(text: string) {
  const event: Pick<ClipboardEvent, 'target' | 'clipboardData'> = {
    target: new EventTarget(),
    clipboardData: { getData: () => text } as unknown as DataTransfer,
  };
  return linesFromPaste(event as ClipboardEvent, definition, field, [], blankCase(definition));
}

const analysis = ['Component\tmol %', 'Methane\t90', 'Ethane\t10'];
const rows = (count: number, row: (index: number) => string) => Array.from({ length: count }, (_, index) => row(index));

describe('a text pasted into a composition', () => {
  test('is read at once if it is short', () => {
    expect(paste(analysis.join('\n'))).toMatchObject({
      read: {
        lines: [
          { item: 'C1', amount: '90' },
          { item: 'C2', amount: '10' },
        ],
      },
    });
  });

  test('is read with pauses if it is a long report', async () => {
    const pasted = paste([...rows(400, index => `Message ${index} of the simulation`), '', ...analysis].join('\n'));
    if (!pasted || !('reading' in pasted)) throw new Error('not read with pauses');
    const read = await pasted.reading;
    expect(read?.lines).toEqual([
      { item: 'C1', amount: '90' },
      { item: 'C2', amount: '10' },
    ]);
    expect(refusalOfLines(field, read)).toBeUndefined();
  });

  test('is refused with the reason if its rows are not a composition', async () => {
    const pasted = paste([...analysis, ...rows(598, index => `Unobtainium ${index} acid\t0.01`)].join('\n'));
    if (!pasted || !('reading' in pasted)) throw new Error('not read with pauses');
    expect(refusalOfLines(field, await pasted.reading)).toBe(
      'Nothing was pasted: 600 rows have an amount, but only 2 name a component in the list. Copy only the rows of the components.',
    );
    expect(refusalOfLines(field, undefined)).toMatch(
      /^Nothing was pasted: the text contains no component with an amount/,
    );
  });

  test('is refused without reading if it is too long for a composition', () => {
    expect(paste(rows(10_000, index => `Unobtainium ${index} acid\t0.01`).join('\n'))).toEqual({
      refused:
        'Nothing was pasted: the text has 10000 lines, and at most 3000 can be searched for the composition. Copy only the rows of the components.',
    });
  });

  test('is left to the dialog of lists if it is a long list of items', () => {
    const head = 'Line\tFlow (kg/h)\tPressure (barg)\tDensity (kg/m3)';
    expect(paste([head, ...rows(10_000, index => `L-${index}\t1000\t5\t900`)].join('\n'))).toBeUndefined();
  });
});
