import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, calculateJson, caseFrom, evaluate, resultValue, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** A complete case with the inputs of the specification. */
const whole = {
  flowRate: 62000,
  vaporPressure: 0.9,
  density: 742,
  designMargin: 10,
  minimumContinuousFlow: 30,
  vesselPressure: 1.2,
  suctionElevation: 5.5,
  suctionPressureDrop: 0.12,
  dischargeElevation: 24,
  dischargePressureDrop: 2.6,
  downstreamPressure: 7.5,
  efficiency: 71,
  relievingPressure: 3.5,
  maxLiquidLevel: 8,
  shutoffDesignMargin: 20,
};

/** Results in their units, calculated as in the specification: bar, m, kg/h, kW. */
function bySpecification(v: typeof whole): Record<string, number> {
  const bar = (metres: number) => (v.density * 9.81 * metres) / 1e5;
  const metres = (pressure: number) => (pressure * 1e5) / (v.density * 9.81);
  const Design = (v.flowRate / v.density) * (1 + (v.designMargin + v.minimumContinuousFlow) / 100);
  const UpstreamHead = bar(v.suctionElevation);
  const SuctionPressure = v.vesselPressure + UpstreamHead - v.suctionPressureDrop;
  const DischargePressure = v.downstreamPressure + v.dischargePressureDrop + bar(v.dischargeElevation);
  const PumpDP = DischargePressure - SuctionPressure;
  const HydraulicPower = (PumpDP * 100 * Design) / 3600;
  const MaxSuctionPressure = v.relievingPressure + bar(v.maxLiquidLevel);
  const PumpShutoffDH = PumpDP * (1 + v.shutoffDesignMargin / 100);
  return {
    Design,
    UpstreamHead,
    SuctionPressure,
    SuctionHeadAtPump: metres(SuctionPressure + 1.01325),
    DischargePressure,
    DischargeHead: metres(DischargePressure + 1.01325),
    PumpDP,
    PumpDH: metres(PumpDP),
    NPSHA: metres(SuctionPressure + 1.01325 - v.vaporPressure),
    HydraulicPower,
    ShaftPower: HydraulicPower / (v.efficiency / 100),
    MaxSuctionPressure,
    PumpShutoffDH,
    PumpShutoffm: metres(PumpShutoffDH),
    EstimatedShutoffPressure: MaxSuctionPressure + PumpShutoffDH,
  };
}

/** Messages of every case without a viscosity. */
const uncorrected = 'The shaft power is not checked by HI 9.6.7: needs viscosity.';

const texts = (caseInput: CaseInput) =>
  calculateCase(definition, caseFrom(definition, caseInput)).messages.map(({ text }) => text);

describe('the results of the specification', () => {
  test('are in its four groups and order', () => {
    const own = Object.keys(bySpecification(whole));
    const groups = new Map<string, string[]>();
    for (const { id, section } of definition.results)
      if (own.includes(id)) groups.set(section, [...(groups.get(section) ?? []), id]);
    expect([...groups]).toEqual([
      ['Flow & Suction Condition', ['Design', 'UpstreamHead', 'SuctionPressure', 'SuctionHeadAtPump']],
      ['Discharge Condition', ['DischargePressure', 'DischargeHead', 'PumpDP', 'PumpDH']],
      ['NPSH & Pump Power', ['NPSHA', 'HydraulicPower', 'ShaftPower']],
      ['Shutoff Conditions', ['MaxSuctionPressure', 'PumpShutoffDH', 'PumpShutoffm', 'EstimatedShutoffPressure']],
    ]);
    expect([...new Set(definition.results.map(({ section }) => section))]).toHaveLength(4);
  });

  test('match its equations in its units', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const anyCase = fc.record({
      flowRate: number(10, 1e6),
      vaporPressure: number(0, 5),
      density: number(300, 2000),
      designMargin: number(0, 50),
      minimumContinuousFlow: number(0, 60),
      vesselPressure: number(-1, 60),
      suctionElevation: number(-8, 50),
      suctionPressureDrop: number(0, 3),
      dischargeElevation: number(-10, 200),
      dischargePressureDrop: number(0, 30),
      downstreamPressure: number(-1, 200),
      efficiency: number(1, 100),
      relievingPressure: number(0, 80),
      maxLiquidLevel: number(0, 60),
      shutoffDesignMargin: number(0, 50),
    });
    fc.assert(
      fc.property(anyCase, caseInput => {
        const { results } = calculateJson(definition, caseInput);
        for (const [id, expected] of Object.entries(bySpecification(caseInput))) {
          const result = results[id];
          const value = typeof result === 'object' && result !== null && 'value' in result ? result.value : Number.NaN;
          expect(Math.abs(value - expected), id).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('increase with the flow only in power', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 100, noNaN: true }), factor => {
        const [once, more] = [1, factor].map(f => {
          const evaluation = evaluate(definition, caseFrom(definition, { ...whole, flowRate: whole.flowRate * f }));
          return (id: string) => Number(resultValue(evaluation, id));
        });
        for (const id of ['Design', 'HydraulicPower', 'ShaftPower'])
          expect(Math.abs((more?.(id) ?? 0) / ((once?.(id) ?? 0) * factor) - 1)).toBeLessThan(1e-12);
        expect(more?.('PumpDH')).toBe(once?.('PumpDH'));
      }),
    );
  });
});

describe('missing inputs', () => {
  /** Inputs that each result of the specification requires. */
  const suction = ['density', 'vesselPressure', 'suctionElevation', 'suctionPressureDrop'];
  const discharge = ['density', 'downstreamPressure', 'dischargePressureDrop', 'dischargeElevation'];
  const needs: Readonly<Record<string, readonly string[]>> = {
    Design: ['flowRate', 'density'],
    UpstreamHead: ['density', 'suctionElevation'],
    SuctionPressure: suction,
    SuctionHeadAtPump: suction,
    DischargePressure: discharge,
    DischargeHead: discharge,
    PumpDP: [...suction, ...discharge],
    PumpDH: [...suction, ...discharge],
    NPSHA: [...suction, 'vaporPressure'],
    HydraulicPower: [...suction, ...discharge, 'flowRate'],
    ShaftPower: [...suction, ...discharge, 'flowRate', 'efficiency'],
    MaxSuctionPressure: ['relievingPressure', 'maxLiquidLevel', 'density'],
    PumpShutoffDH: [...suction, ...discharge, 'shutoffDesignMargin'],
    PumpShutoffm: [...suction, ...discharge, 'shutoffDesignMargin'],
    EstimatedShutoffPressure: [...suction, ...discharge, 'shutoffDesignMargin', 'relievingPressure', 'maxLiquidLevel'],
  };

  test('remove only the results that need them, in every combination', () => {
    const ids = Object.keys(whole);
    const filled = caseFrom(definition, whole);
    const wrong: string[] = [];
    for (let mask = 0; mask < 2 ** ids.length; mask += 1) {
      const blank = new Set(ids.filter((_, index) => (mask >> index) % 2 === 1));
      const partial = { ...filled, ...Object.fromEntries([...blank].map(id => [id, { text: '' }])) };
      const { values } = evaluate(definition, partial);
      for (const [id, inputs] of Object.entries(needs)) {
        const expected = !inputs.some(input => blank.has(input));
        if (expected === values[id] instanceof Absent) wrong.push(`${id} without ${[...blank].join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are named', () => {
    const { evaluation } = calculateCase(definition, caseFrom(definition, { flowRate: 1 }));
    const value = resultValue(evaluation, 'Design');
    expect(value instanceof Absent && value.text).toBe('needs density');
  });
});

describe('warnings', () => {
  test('cavitation, and a margin too small for the service', () => {
    expect(texts({ ...whole, vaporPressure: 2.6 })).toContain(
      'Cavitation: the NPSHA is not above zero, so the liquid boils before it reaches the pump.',
    );
    expect(texts({ ...whole, npshRequired: 25 })).toContain(
      'Cavitation: the NPSHA of 21.9 m is below the NPSHR of 25.0 m.',
    );
    expect(texts({ ...whole, npshRequired: 21 })).toContain(
      'Risk of cavitation: the NPSHA of 21.9 m is below 23.1 m, the greater of 1.1·NPSHR and NPSHR + 0.60 m.',
    );
    expect(texts({ ...whole, npshRequired: 3 })).toEqual([uncorrected]);
  });

  test('use the typed units for heads, flows and ratings', () => {
    const feet = (metres: number) => ({ value: metres / 0.3048, unit: 'ft' });
    const psi = (bar: number) => ({ value: bar / 0.06894757, unit: 'psi' });
    const us = {
      ...whole,
      flowRate: { value: whole.flowRate / 0.45359237, unit: 'lb/h' },
      density: { value: whole.density / 16.01846337, unit: 'lb/ft³' },
      suctionElevation: feet(whole.suctionElevation),
      dischargeElevation: feet(whole.dischargeElevation),
      maxLiquidLevel: feet(whole.maxLiquidLevel),
      suctionPressureDrop: psi(whole.suctionPressureDrop),
      dischargePressureDrop: psi(whole.dischargePressureDrop),
    };
    expect(texts({ ...us, npshRequired: feet(25) })).toContain(
      'Cavitation: the NPSHA of 71.8 ft is below the NPSHR of 82.0 ft.',
    );
    expect(texts({ ...us, npshRequired: feet(21) })).toContain(
      'Risk of cavitation: the NPSHA of 71.8 ft is below 75.8 ft, the greater of 1.1·NPSHR and NPSHR + 2.0 ft.',
    );
    const viscous = { ...us, method: 'hi967', viscosity: 90, speed: 2950 };
    const small = { ...viscous, flowRate: { value: 1500, unit: 'lb/h' } };
    expect(texts(small)).toContainEqual(
      expect.stringMatching(/the flow of \d\.\d+ gal \(US\)\/min is not within 13\.2 gal \(US\)\/min to 1805 gal/),
    );
    expect(texts({ ...viscous, dischargeElevation: feet(3000) })).toContainEqual(
      expect.stringMatching(/the head per stage of [\d\u202f]+ ft is not within 19\.7 ft to 427 ft\./),
    );
    expect(texts({ ...viscous, method: 'original' })).toContainEqual(
      expect.stringMatching(/a shut-off head of \d+\.\d ft by HI 9\.6\.7 against \d+\.\d ft by the uncorrected method/),
    );
    const { evaluation } = calculateCase(definition, caseFrom(definition, { ...us, flowRate: 2e7 }));
    const value = resultValue(evaluation, 'motorRating');
    expect(value instanceof Absent && value.text).toBe('above 1341 hp, the largest standard rating');
  });

  test('report a discharge that needs no pump, an impossible vacuum, a boiling vessel', () => {
    expect(texts({ ...whole, vesselPressure: 90, relievingPressure: 95 })).toEqual([
      'The discharge pressure is not above the suction pressure: the liquid would flow without a pump.',
      'The estimated shut-off pressure is below the maximum suction pressure: design for the latter.',
      uncorrected,
    ]);
    expect(texts({ ...whole, vesselPressure: -0.9, suctionElevation: -9 })).toContain(
      'The suction pressure is below absolute vacuum: the liquid cannot reach the pump.',
    );
    expect(texts({ ...whole, vaporPressure: 2.5 })).toContain(
      'The vapour pressure is above the pressure in the vessel: the liquid boils there.',
    );
  });

  test('report a shaft power increased by viscosity', () => {
    const viscous = { ...whole, viscosity: 90, speed: 2950 };
    expect(texts(viscous)).toContainEqual(
      expect.stringMatching(
        /^HI 9\.6\.7 puts the shaft power \d+ % higher than the uncorrected method: a motor chosen without the correction would be too small\.$/,
      ),
    );
    const { crossCheck } = calculateJson(definition, viscous);
    expect(crossCheck['hi967']?.differencePercent).toBeGreaterThan(5);
    // Thinner than water, for example propane: no correction, and no message on its range.
    expect(texts({ ...viscous, method: 'hi967', viscosity: 0.1 }).join(' ')).not.toContain('viscosity correction');
    expect(texts({ ...viscous, method: 'hi967', viscosity: 4000 })).toContainEqual(
      expect.stringMatching(
        /^Outside the range of the viscosity correction: the viscosity of \d+ cSt is not within 1\.00 cSt/,
      ),
    );
  });

  test('no correction if B reaches 40', () => {
    const { results, messages } = calculateJson(definition, { ...whole, method: 'hi967', viscosity: 6000 });
    expect(results['ShaftPower']).toBeNull();
    expect(messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /^Shaft power: no correction: the viscosity parameter B of \d+\.\d is not below 40, where ANSI\/HI 9\.6\.7 ends\.$/,
      ),
    );
    expect(results['HydraulicPower']).not.toBeNull();
  });

  test('a motor above the standard ratings has an electrical power by the typed efficiency', () => {
    const large = { ...whole, flowRate: 2_000_000, dischargePressureDrop: 20 };
    const { results } = calculateJson(definition, { ...large, motorEfficiency: 97 });
    expect(results['motorRating']).toBeNull();
    const shaft = results['ShaftPower'] as { value: number };
    const electrical = results['electricalPower'] as { value: number };
    expect(electrical.value).toBeCloseTo(shaft.value / 0.97, 6);
    expect(calculateJson(definition, large).results['electricalPower']).toBeNull();
  });

  test('the next standard motor, with typed or IE3 efficiency', () => {
    const { results, working } = calculateJson(definition, whole);
    expect(results['motorRating']).toEqual({ value: 55, unit: 'kW' });
    expect(working.find(({ id }) => id === 'motorEfficiencyUsed')).toMatchObject({
      value: { value: 94.6, unit: '%' },
      source: 'IEC 60034-30-1, IE3, four poles, 50 Hz',
    });
    const caseInput = calculateJson(definition, { ...whole, motorEfficiency: 90 });
    expect(caseInput.working.find(({ id }) => id === 'motorEfficiencyUsed')).toMatchObject({ value: { value: 90 } });
  });
});

describe('the shut-off of a pump for a viscous liquid', () => {
  /** 80 m³/h of 500 cSt against 76.1 m: the pump selected by the correction has 93.6 m with water. */
  const oil = {
    ...whole,
    flowRate: 72_000,
    density: 900,
    viscosity: 450,
    speed: 2950,
    vaporPressure: 0.001,
    designMargin: 0,
    minimumContinuousFlow: 0,
    vesselPressure: 1,
    suctionElevation: 5,
    suctionPressureDrop: 0.1,
    dischargeElevation: 20,
    dischargePressureDrop: 2.2946,
    downstreamPressure: 4,
    relievingPressure: 3,
    maxLiquidLevel: 4,
  };
  const number = (results: Record<string, unknown>, id: string) => (results[id] as { value: number }).value;

  test('is that of the larger pump with water, since C_H is 1 at zero flow', () => {
    const { results } = calculateJson(definition, { ...oil, method: 'hi967' });
    expect(number(results, 'waterHead').toFixed(1)).toBe('93.6');
    expect(number(results, 'PumpShutoffm').toFixed(1)).toBe('112.3');
    expect(number(results, 'EstimatedShutoffPressure').toFixed(1)).toBe('13.3');
  });

  test('is never below the uncorrected one, at any viscosity', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 3000, noNaN: true }), fc.boolean(), (viscosity, known) => {
        const { speed, ...rest } = { ...oil, viscosity };
        const caseInput = known ? { ...rest, speed } : rest;
        const corrected = calculateJson(definition, { ...caseInput, method: 'hi967' }).results;
        fc.pre(corrected['PumpShutoffm'] !== null);
        const plain = calculateJson(definition, { ...caseInput, method: 'original' }).results;
        expect(number(corrected, 'PumpShutoffm')).toBeGreaterThanOrEqual(number(plain, 'PumpShutoffm') * (1 - 1e-12));
        expect(number(corrected, 'PumpShutoffm')).toBeGreaterThanOrEqual(number(corrected, 'waterHead'));
      }),
      { numRuns: 200 },
    );
  });

  test("by the uncorrected method keeps the specification's value, and gives a warning", () => {
    const { results, messages } = calculateJson(definition, { ...oil, method: 'original' });
    expect(number(results, 'PumpShutoffm').toFixed(1)).toBe('91.3');
    expect(messages).toContainEqual({
      level: 'warning',
      text: 'The viscosity calls for a larger pump, with a shut-off head of 112.3 m by HI 9.6.7 against 91.32 m by the uncorrected method; equipment designed for the lower shut-off pressure would be under-rated.',
      field: 'EstimatedShutoffPressure',
      source: 'ANSI/HI 9.6.7-2010',
    });
  });

  test('has the suction specific speed of the larger pump', () => {
    const caseInput = { ...oil, npshRequired: 4 };
    const [plain, corrected] = ['original', 'hi967'].map(method => calculateJson(definition, { ...caseInput, method }));
    const ratio = number(corrected?.results ?? {}, 'waterFlow') / 80;
    expect(
      number(corrected?.results ?? {}, 'suctionSpecificSpeed') / number(plain?.results ?? {}, 'suctionSpecificSpeed'),
    ).toBeCloseTo(Math.sqrt(ratio), 10);
  });

  test('reports that a typed NPSHR is not corrected', () =>
    expect(texts({ ...oil, npshRequired: 4 })).toContain(
      'NPSH required rises with viscosity and is not corrected here: the figure entered is taken as the manufacturer’s for this liquid, at the pump flow on water.',
    ));
});

describe('the plot', () => {
  test('has the duty on both curves, and shut-off on the pump curve', () => {
    const { values } = evaluate(definition, caseFrom(definition, whole));
    const [plot] = definition.plots?.(values) ?? [];
    const duty = plot?.marks?.find(({ label }) => label === 'Duty');
    const shutoff = plot?.marks?.find(({ label }) => label === 'Shut-off');
    const pumpStart = plot?.series.find(({ label }) => label.startsWith('Pump'))?.points[0];
    expect([duty?.x, duty?.y]).toEqual([values['Design'], values['PumpDH']]);
    expect(pumpStart).toEqual([0, shutoff?.y]);
    expect(plot?.series.map(({ label }) => label)).toEqual(['System', 'Pump, estimated']);
  });

  test('is omitted while the head is unknown', () => expect(definition.plots?.({})).toEqual([]));
});
