import { expect, test } from 'vitest';
import { catalogue } from './index.ts';
import { calculateCase, caseFrom } from './kit/index.ts';

/** Entries with their mass flow, kg/s: 101 325 Pa / (8.31446261815324 J/(mol·K) · 273.15 K) is 44.61503340547032 mol/m³. */
const entries = [
  ['5000 Nm3/h × 18.2 g/mol', (5000 / 3600) * 44.615_033_405_470_32 * 0.0182],
  ['120 m3/h × 850 kg/m3', (120 * 850) / 3600],
  ['200 kmol/h × 18.2 g/mol', (200_000 / 3600) * 0.0182],
  ['20000 + 8600 kg/h', 28_600 / 3600],
] as const;

const flows = await Promise.all(
  catalogue.map(async ({ meta, load }) => {
    const definition = await load();
    const ids = definition.inputs.flatMap(({ id, field }) =>
      field.type === 'quantity' && field.kind === 'massFlow' ? [id] : [],
    );
    return ids.map(id => [`${id} of ${meta.id}`, definition, id] as const);
  }),
);

test.each(flows.flat())('%s takes volume, standard and molar flows, and sums', (_, definition, id) => {
  const read = (example: object, entry: string) =>
    calculateCase(definition, caseFrom(definition, { ...example, [id]: entry })).evaluation.value(id);
  // Some examples do not use the field.
  const user = definition.examples.flatMap(({ cases }) => cases).find(example => read(example, '1 kg/s') === 1);
  const deviations = entries.map(([entry, massFlow]) => Number(read(user ?? {}, entry)) / massFlow - 1);
  expect(
    deviations.every(deviation => Math.abs(deviation) < 1e-12),
    deviations.join(),
  ).toBe(true);
});

/** The fields with the flow of a liquid, with the choices under which it is one. */
const liquidFlows = await Promise.all(
  catalogue.map(async ({ meta, load }) => {
    const definition = await load();
    return definition.inputs.flatMap(({ id, liquidWhen }) => {
      if (!liquidWhen) return [];
      const choices = Object.entries(liquidWhen).map(([choice, options]) => [choice, [options].flat()[0]]);
      return [[`${id} of ${meta.id}`, definition, id, Object.fromEntries(choices) as Record<string, string>] as const];
    });
  }),
);

test.each(liquidFlows.flat())(
  '%s takes no volume at 15 °C of a liquid as that of a gas without a word',
  (_, definition, id, choices) => {
    const messagesOf = (entry: string, others: Record<string, string>) =>
      calculateCase(definition, caseFrom(definition, { ...others, [id]: entry }))
        .messages.filter(({ level }) => level === 'warning')
        .map(({ text }) => text);
    const isSaid = expect.stringContaining('is taken as a gas (Sm³/h is at 15 °C, 101.325 kPa)') as string;
    expect(messagesOf('50 Sm3/h × 85 g/mol', choices)).toContainEqual(isSaid);
    for (const entry of ['50 m3/h × 830 kg/m3', '50 kmol/h × 85 g/mol', '42000 kg/h'])
      expect(messagesOf(entry, choices)).not.toContainEqual(isSaid);
  },
);

test('the volume at 15 °C of a gas is converted without a warning', async () => {
  const definition = await catalogue.find(({ meta }) => meta.id === 'control-valve')?.load();
  const { messages } = calculateCase(
    definition as NonNullable<typeof definition>,
    caseFrom(definition as NonNullable<typeof definition>, { fluidType: 'Gas', flowRate: '50 Sm3/h × 18 g/mol' }),
  );
  expect(messages.filter(({ level }) => level === 'warning')).toEqual([]);
});
