import { describe, expect, test } from 'vitest';
import { catalogue } from './index.ts';
import { caseFrom, loadFor, run, describeCase, isExpensive, writeDocument } from './kit/index.ts';

describe.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  'what %s says of its examples',
  (_, load) => {
    test('match their reports', async () => {
      const definition = await load();
      const input = definition.examples.flatMap(({ cases }) => cases).slice(0, isExpensive(definition) ? 1 : Infinity);
      const steps = definition.graph.flatMap(node => (node.type === 'step' ? [node.id] : []));
      const expected = new Set(steps.filter((_, index) => index % 2 === 0));
      for (const data of input.map(each => caseFrom(definition, each))) {
        await loadFor(definition, [data]);
        const document = writeDocument(definition, { cases: [data] });
        const { cases: [report] } = run(definition, document, { pictures: false, together: false }); // prettier-ignore
        const said = describeCase(definition, data, expected);
        const lines = (report?.working ?? []).filter(({ id }) => expected.has(id));
        expect([...said.lines]).toEqual(
          lines.map(({ id, equation, where, source }) => [id, { equation, where, source }]),
        );
        expect(said.method ?? null).toBe(report?.method);
        expect(report?.messages).toEqual(expect.arrayContaining([...said.messages]));
        expect([...said.filled]).toEqual(Object.entries(report?.filled ?? {}).map(([id, { source }]) => [id, source]));
      }
    });
  },
);
