import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const calc = join(root, 'bin', 'calc');

/** Runs the command line and returns what it prints. */
function run(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(calc, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { stdout, stderr, status };
}

interface Answer {
  readonly cases: readonly {
    readonly results: Readonly<Record<string, { readonly value: number } | null>>;
    readonly messages: readonly { readonly level: string; readonly text: string; readonly field?: string }[];
    readonly working?: readonly { readonly id: string; readonly equation?: string; readonly numbers?: string }[];
  }[];
}

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs'), 'cli'], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the command line was not built: ${built.stderr}`);
});

describe('calc import', () => {
  const folder = join(root, 'web', 'src', 'workbench', 'files', 'foreign-files');

  test('prints the cases of a list, which the tool can calculate, and reports columns that are not read', () => {
    const { stdout, stderr, status } = run(['import', 'control-valve', join(folder, 'valve-list-de.csv')]);
    expect(status).toBe(0);
    expect(stderr).toContain('“Service” is not read.');
    const cases = JSON.parse(stdout) as unknown[];
    expect(cases).toMatchObject([
      { userDescription: 'FV-1', flowRate: { value: '12,5', unit: 't/h' }, upstreamPressure: { unit: 'bar(g)' } },
      { userDescription: 'FV-2', pressureDifferential: { value: '5.5', unit: 'bar' } },
    ]);
    const answer = run(['control-valve'], stdout);
    expect(answer.status).toBe(0);
    expect((JSON.parse(answer.stdout) as Answer).cases).toHaveLength(cases.length);
  });

  test('prints the composition of a report, although conditions in it have names of fields', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'calc-')), 'stream.txt');
    const rows = ['Stream\tS-1', 'Temperature\t40\tC', 'Component\tmass %', 'Methane\t90', 'Ethane\t10'];
    writeFileSync(file, rows.join('\n'));
    const read = run(['import', 'fluid-properties', file]);
    expect(read.status).toBe(0);
    expect(JSON.parse(read.stdout)).toEqual([{ composition: 'C1: 90; C2: 10', basis: 'mass' }]);
    expect(read.stderr).toContain('Not part of it: "Temperature".');
    writeFileSync(file, [...rows, 'H2S\tND'].join('\n'));
    const open = run(['import', 'fluid-properties', file]);
    expect([open.status, open.stdout]).toEqual([2, '']);
    expect(open.stderr).toContain('Read as 0: H2S (ND).');
  });

  test('names the components of a composition that it does not know, and the nearest, with the first one unknown too', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'calc-')), 'analysis.txt');
    const refusalOf = (text: string) => {
      writeFileSync(file, text);
      const { status, stdout, stderr } = run(['import', 'fluid-properties', file]);
      return [status, stdout, stderr.trim()];
    };
    expect(refusalOf('MEG 80\nWater 20\n')).toEqual([
      2,
      '',
      'Composition has no component "MEG"; choose one from the list.',
    ]);
    expect(refusalOf('Methne 90\nEthane 10\n')).toEqual([
      2,
      '',
      'Composition has no component "Methne"; choose one from the list; the nearest is Methane (CH4).',
    ]);
    expect(refusalOf('CO 10\nNO 1\nHCL 1\nH2 88\n')).toEqual([
      2,
      '',
      'Composition has no component "NO"; choose one from the list.\nComposition has no component "HCL"; choose one from the list.',
    ]);
  });

  test('leaves out rows with cells that it cannot read and names them, and wants one file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'calc-')), 'list.csv');
    writeFileSync(
      file,
      'Tag,Fluid type,Flow rate (kg/h),Upstream pressure (bar(g))\nFV-1,Gas,10,5\nFV-2,Gas,ten,6\nFV-3,Gas,12,5\nFV-4,Slurry,10,5\n',
    );
    const { stdout, stderr, status } = run(['import', 'control-valve', file]);
    expect(status).toBe(2);
    expect(stderr).toContain('Left out. Row 3, column C (Flow rate (kg/h)): “ten” is not a number');
    expect(stderr).toContain(
      'Left out. Row 5, column B (Fluid type): “Slurry” is not an option of Fluid type: Liquid, Gas.',
    );
    expect(JSON.parse(stdout)).toMatchObject([
      { userDescription: 'FV-1', fluidType: 'Gas', flowRate: { value: '10' } },
      { userDescription: 'FV-3', fluidType: 'Gas', flowRate: { value: '12' } },
    ]);
    writeFileSync(file, 'Zweck;Farbe (RAL)\nKühlung;7035\n');
    const unknown = run(['import', 'control-valve', file]);
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toContain('No heading of the list is understood: “Zweck”, “Farbe (RAL)”.');
    expect(run(['import', 'control-valve']).stderr).toContain('Name one tool and one file');
  });

  test('reads the list in a workbook and names the other sheets', () => {
    const folder = join(root, 'web', 'src', 'workbench', 'files', 'foreign-files');
    const valves = run(['import', 'control-valve', join(folder, 'valve-list-saved.xlsx')]);
    expect(JSON.parse(valves.stdout)).toMatchObject([
      { userDescription: 'FV-1101', flowRate: { value: '42500', unit: 'kg/h' } },
      {},
      {},
    ]);
    const lines = run(['import', 'line-sizing-pro', join(folder, 'line-list-areas.xlsx')]);
    expect(lines.stderr).toContain('Read from the sheet “LINE LIST”; “Cover” is not read.');
    expect(lines.stderr).toContain(
      'Hidden in the sheet “LINE LIST” and left out: column C. Unhide what is to be read.',
    );
    const analysis = run(['import', 'fluid-properties', join(folder, 'lab-analysis.xlsx')]);
    expect(analysis.stderr).toContain('Taken from "mol %", not from "wt %".');
    const file = join(mkdtempSync(join(tmpdir(), 'isentrope-workbook-')), 'damaged.xlsx');
    writeFileSync(file, 'PK\u0003\u0004damaged');
    expect(run(['import', 'control-valve', file]).stderr.trim()).toBe(
      'The file is not an Excel workbook (.xlsx), or it is damaged.',
    );
  });
});

const drum = {
  gasFlowRate: 52000,
  liquidFlowRate: 9000,
  gasDensity: 2.1,
  liquidDensity: 640,
  gasViscosity: 0.011,
  liquidViscosity: 0.3,
  operatingPressure: 0.35,
  operatingTemperature: 60,
  dropletSize: 400,
  retentionTime: 20,
  method: 'api521',
};

const plate = {
  fluidType: 'Liquid',
  flowRate: 48600,
  upstreamPressure: 8,
  pressureDifferential: 1.24,
  viscosity: 0.62,
  fluidUpstreamDensity: 945,
  pipeInsideDiameter: 102.3,
  method: 'iso5167',
};

/** Returns orifice-plate cases that differ in flow rate. */
const plates = (count: number) => Array.from({ length: count }, (_, index) => ({ ...plate, flowRate: 40_000 + index }));

describe('bin/calc', () => {
  test('answers valid cases even if another one cannot be calculated', () => {
    const wild = { ...drum, dropletSize: { value: 300, unit: 'mm' } };
    const { stdout, status } = run(['flare-ko-drum-sizing-pro'], JSON.stringify([drum, wild, drum]));
    expect(status).toBe(0);
    const { cases } = JSON.parse(stdout) as Answer;
    expect(cases.length).toBe(3);
    expect(cases[0]?.results['drumDiameter']?.value).toBeGreaterThan(1000);
    expect(cases[2]).toEqual(cases[0]);
  });

  test.each([
    ['a list', '--list', ''],
    ['few answers', 'restriction-orifice-pro', JSON.stringify(plates(100))],
    ['many answers', 'restriction-orifice-pro', JSON.stringify(plates(5000))],
  ])('ends quietly when the reader of %s leaves', (_, request, input) => {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', `"${calc}" ${request} | head -c 100`], {
      encoding: 'utf8',
      input,
    });
    expect(stdout.length).toBe(100);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('names an unknown field, the allowed fields and the case, and exits with 2', () => {
    const { stdout, stderr, status } = run(['restriction-orifice'], JSON.stringify([{}, { flowrate: 3 }]));
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Case 2: restriction-orifice has no field "flowrate"; allowed: .*flowRate/);
    expect(stderr.trimEnd().split('\n').length).toBe(1);
  });

  test('rejects a text that is longer than the field allows', () => {
    const { stdout, stderr, status } = run(['steam-tables'], JSON.stringify([{ userDescription: 'x'.repeat(201) }]));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('Case 1: The field "userDescription" must be a text of at most 200 characters.\n');
  });

  test('names an unknown tool and an unknown unit', () => {
    expect(run(['no-such-tool']).stderr).toMatch(/^There is no tool "no-such-tool"; allowed: /);
    const { stderr, status } = run(
      ['restriction-orifice'],
      JSON.stringify([{ flowRate: { value: 1, unit: 'furlong' } }]),
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Case 1: The field "flowRate" has no unit "furlong"; allowed: /);
  });

  test('includes the working only if requested', () => {
    const orifice = JSON.stringify([plate]);
    const short = JSON.parse(run(['restriction-orifice-pro'], orifice).stdout) as Answer;
    const long = JSON.parse(run(['restriction-orifice-pro', '--working'], orifice).stdout) as Answer;
    expect(Object.keys(short.cases[0] ?? {})).toEqual(['results', 'messages', 'crossCheck']);
    const { working, ...rest } = long.cases[0] ?? {};
    expect(rest).toEqual(short.cases[0]);
    expect(working?.find(({ id }) => id === 'betaRatio')).toMatchObject({ symbol: 'β', source: expect.any(String) });
    expect(working?.some(({ equation, numbers }) => equation !== undefined && /\d/.test(numbers ?? ''))).toBe(true);
  });

  test('keeps the order of many cases calculated in parallel', () => {
    const many = plates(900);
    const { stdout, status } = run(['restriction-orifice-pro'], JSON.stringify(many));
    expect(status).toBe(0);
    const { cases } = JSON.parse(stdout) as Answer;
    expect(cases.length).toBe(many.length);
    for (const index of [0, 199, 200, 555, 899]) {
      const alone = JSON.parse(run(['restriction-orifice-pro'], JSON.stringify([many[index]])).stdout) as Answer;
      expect(cases[index]).toEqual(alone.cases[0]);
    }
  });

  test('prints nothing if the last of many cases is rejected', () => {
    const { stdout, stderr, status } = run(['restriction-orifice-pro'], JSON.stringify([...plates(900), { flow: 1 }]));
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Case 901: restriction-orifice-pro has no field "flow"/);
  });

  test('includes the working of many cases', () => {
    const many = plates(500);
    const { stdout } = run(['restriction-orifice-pro', '--working'], JSON.stringify(many));
    const alone = run(['restriction-orifice-pro', '--working'], JSON.stringify(many.slice(-1))).stdout;
    const [last] = (JSON.parse(alone) as Answer).cases;
    expect(last?.working?.length).toBeGreaterThan(0);
    expect((JSON.parse(stdout) as Answer).cases.at(-1)).toEqual(last);
  });

  test('combines many cases if the calculator does', () => {
    const scenario = { scenario: 'Cooling failure' };
    const { stdout } = run(
      ['relief-valve-pro/scenario-register'],
      JSON.stringify(Array.from({ length: 300 }, () => scenario)),
    );
    expect((JSON.parse(stdout) as { together?: { rows: unknown[] } }).together?.rows.length).toBeGreaterThan(0);
  });

  test('rejects an unknown option', () => {
    const { stderr, status } = run(['restriction-orifice', '--fast'], '[]');
    expect(status).toBe(2);
    expect(stderr).toMatch(/--fast/);
    expect(stderr.trimEnd().split('\n').length).toBe(1);
    expect(run(['restriction-orifice', 'pump-sizing-pro'], '[]').stderr).toMatch(/^One tool at a time/);
  });
});

describe('bin/calc --stream', () => {
  const stream = (input: string, ...more: readonly string[]) =>
    run(['restriction-orifice-pro', '--stream', ...more], input);
  const lines = (text: string) => text.trimEnd().split('\n');

  test('answers line by line, identical to an array', () => {
    const inputs = plates(700);
    const { stdout, status } = stream(inputs.map(each => JSON.stringify(each)).join('\n'));
    expect(status).toBe(0);
    const { cases } = JSON.parse(run(['restriction-orifice-pro'], JSON.stringify(inputs)).stdout) as Answer;
    expect(lines(stdout).map(line => JSON.parse(line) as unknown)).toEqual(cases);
    const [calculated] = lines(stream(JSON.stringify(plate), '--working').stdout);
    expect(calculated).toContain('"working":[');
  });

  test('prints the reason in place of a rejected case, continues, and exits with 2', () => {
    const good = JSON.stringify(plate);
    const { stdout, status, stderr } = stream([good, '', '{"flow": 1}', '{', good].join('\r\n'));
    expect(status).toBe(2);
    expect(stderr).toBe('');
    const [first, field, broken, last, ...more] = lines(stdout);
    expect(more).toEqual([]);
    expect(JSON.parse(field ?? '')).toEqual({ refused: expect.stringMatching(/^Case 3: .* has no field "flow"/) });
    expect(JSON.parse(broken ?? '')).toEqual({ refused: 'Case 4 is not JSON.' });
    expect(last).toBe(first);
  });

  test('names a case by its line number in messages', () => {
    const exchanger = {
      flowConfiguration: 'Counter-current',
      tempHotIn: 100,
      tempHotOut: 60,
      tempColdIn: 40,
      tempColdOut: 80,
    };
    const inputs = [exchanger, '', { flow: 1 }, exchanger, exchanger].map(each =>
      each === '' ? '' : JSON.stringify(each),
    );
    const { stdout } = run(['heat-exchanger-ua-check-pro', '--stream'], inputs.join('\n'));
    expect(lines(stdout).map(line => /Case \d(?=: ΔT₁)/.exec(line)?.[0])).toEqual([
      'Case 1',
      undefined,
      'Case 4',
      'Case 5',
    ]);
  });

  test('numbers cases by line, however the input is chunked', () => {
    const many = Array.from({ length: 2000 }, () => JSON.stringify(plate));
    const answers = lines(stream([...many, '{'].join('\n')).stdout);
    expect(answers.length).toBe(2001);
    expect(answers.at(-1)).toBe('{"refused":"Case 2001 is not JSON."}');
  });

  test('exits cleanly on a closed pipe, with endless input', () => {
    const { stdout, stderr, status } = spawnSync(
      'sh',
      ['-c', `yes '${JSON.stringify(plate)}' | "${calc}" restriction-orifice-pro --stream | head -n 1`],
      { encoding: 'utf8' },
    );
    expect(lines(stdout).length).toBe(1);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('answers received lines before more input arrives', async () => {
    const calculating = spawn(calc, ['restriction-orifice-pro', '--stream']);
    const answers = createInterface({ input: calculating.stdout })[Symbol.asyncIterator]();
    for (let round = 0; round < 3; round += 1) {
      calculating.stdin.write(`${JSON.stringify(plate)}\n`);
      expect(JSON.parse(((await answers.next()) as { value: string }).value)).toHaveProperty('results');
    }
    calculating.stdin.end();
    expect((await answers.next()).done).toBe(true);
  });

  test('limits the memory used for an unterminated line', async () => {
    const calculating = spawn(calc, ['restriction-orifice-pro', '--stream']);
    calculating.stdin.on('error', () => undefined);
    calculating.stdin.write('x'.repeat(2_000_000));
    const [said] = (await once(calculating.stderr, 'data')) as [Buffer];
    expect(said.toString()).toBe('Case 1 is longer than 1000000 bytes.\n');
    const [code] = (await once(calculating, 'exit')) as [number];
    expect(code).toBe(2);
  });
});

describe('bin/calc explore', () => {
  const question = { type: 'solve', input: 'pressureDifferential', result: 'betaRatio', equals: 0.6 };

  test('answers an analysis request', () => {
    const { stdout, status } = run(['explore', 'restriction-orifice-pro'], JSON.stringify({ case: plate, question }));
    expect(status).toBe(0);
    const { answer } = JSON.parse(stdout) as {
      readonly answer: { readonly solutions: readonly { readonly at: { readonly value: number } }[] };
    };
    expect(answer.solutions.map(({ at }) => at.value.toFixed(4))).toEqual(['0.2597']);
  });

  test.each([
    [
      { case: plate, question: { ...question, input: 'pressure' } },
      'restriction-orifice-pro has no field "pressure"; allowed: ',
    ],
    [
      { case: { ...plate, pressure: 1 }, question },
      'Case 1: restriction-orifice-pro has no field "pressure"; allowed: ',
    ],
    [
      { case: plate, question: { ...question, type: 'guess' } },
      'An analysis must be an object whose "type" is one of solve',
    ],
    [[plate], 'The request must be a JSON object with "case" or "cases", and "question".'],
  ])('refuses %j by name', (request, text) => {
    const { stdout, stderr, status } = run(['explore', 'restriction-orifice-pro'], JSON.stringify(request));
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain(text);
  });
});
