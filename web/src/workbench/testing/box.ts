import {
  absent,
  byMethod,
  calculation,
  check,
  choice,
  fields,
  label,
  list,
  path,
  selector,
  quantity,
  step,
  table,
  text,
  warning,
  type Definition,
} from '@isentrope/calculators/kit';

/** A calculator with one field of every kind and results that can be checked by mental arithmetic. */
const inputs = fields({
  userDescription: text('User description'),
  shape: choice('Shape', ['cube', 'slab'], { resets: true, names: { slab: 'Flat slab' }, help: 'How it is cut.' }),
  side: quantity('Side', 'length', 'mm', { above: 0, symbol: 'a' }),
  height: quantity('Height', 'length', 'mm', { when: { shape: 'slab' }, hint: '1–9' }),
  coating: quantity('Coating', 'length', 'mm', { blank: 2 }),
  margin: quantity('Margin', 'length', 'mm', { optional: true, help: 'Added all round.' }),
  load: quantity('Load', 'mass', 'kg', { optional: true, revealedBy: 'large' }),
  finish: choice('Finish', ['plain', 'painted'], { initial: null, hint: 'Choose a finish' }),
  remark: text('Remark', { hint: 'Anything' }),
  parts: list('Parts', ['bolt', 'nut', 'washer'], {
    names: { bolt: 'Bolt', nut: 'Hex nut' },
    itemLabel: 'part',
    amount: { label: 'count', whole: true, atLeast: 1 },
    mayBeEmpty: true,
    help: 'What holds it.',
  }),
  mixture: list('Mixture', ['sand', 'lime'], {
    itemLabel: 'grain',
    amount: { label: 'fraction', atLeast: 0 },
    once: true,
    total: 1,
    mayBeEmpty: true,
    hint: 'Add a grain',
  }),
});
const { side, coating, margin, parts, mixture, finish } = inputs;

const volumeInfo = { label: 'Volume', symbol: 'V', kind: 'volume', unit: 'm³' } as const;
const volume = byMethod({
  original: step('volume', { side }, { ...volumeInfo, equation: 'V = a^3' }, v => v.side ** 3),
  // 4 % larger at the default coating of 2 mm.
  generous: step('volume', { side, coating }, volumeInfo, v => v.side ** 3 * (1 + 20 * v.coating)),
});
const edge = step(
  'edge',
  { side, coating },
  { label: 'Edge', kind: 'length', unit: 'mm', digits: 3 },
  v => v.side + 2 * v.coating,
);
const large = step('large', { side }, { label: 'Large' }, v => v.side > 1);
const grade = step('grade', { side }, { label: 'Grade' }, v => (v.side > 1 ? 'coarse' : 'fine'));
const spare = step('spare', { margin }, { label: 'Spare', kind: 'length', unit: 'mm' }, v => v.margin);
const never = step('never', {}, { label: 'Never' }, () => absent('nobody knows'));
const held = step('held', { parts, mixture }, { label: 'Held by' }, v => `${v.parts.length} and ${v.mixture.length}`);
const cuts = step('cuts', { side }, { label: 'Cuts' }, v =>
  table([{ id: 'at', label: 'At', kind: 'length', unit: 'mm' }], [[v.side / 2], [v.side]]),
);
const painted = step('painted', { finish }, { label: 'Painted' }, v => v.finish === 'painted');

export const box: Definition = calculation(
  { id: 'box', title: 'Box Pro', summary: 'A box.', access: 'pro', columns: 3, standards: ['ISO 1', 'ISO 2'] },
  {
    inputs: { Case: [inputs.userDescription, inputs.shape], Shape: Object.values(inputs).slice(2) },
    results: { Results: [volume, edge, large, grade], More: [spare, never, held, painted, cuts] },
    primary: volume,
    methods: { original: { name: 'Plain' }, generous: { name: 'Generous' } },
    crossCheck: { result: volume, unsafe: 'higher', consequence: 'the plain box is too small', questions: [] },
    checks: [
      check({ side }, v =>
        v.side > 2 ? [warning('The side is beyond 2 m.', { field: 'edge', source: 'ISO 1, 4' })] : [],
      ),
    ],
    examples: [
      { title: 'A small box', source: 'Handbook, p. 1', cases: [{ side: 100 }] },
      { title: 'Two boxes', source: 'Handbook, p. 2', cases: [{ side: 200 }, { side: 300 }] },
    ],
    references: ['Handbook of boxes.'],
    guidance: { title: 'Before use', lines: ['Measure twice.'] },
    drawing: selector({ shape: inputs.shape }, v => ({
      title: v.shape === 'slab' ? 'A slab' : 'A cube',
      width: 100,
      height: 50,
      marks: [path('M0 0H9', 'outline'), path('M0 0V9', 'dimension', 'side'), label(5, 6, 'a_1', { field: 'side' })],
    })),
  },
);
