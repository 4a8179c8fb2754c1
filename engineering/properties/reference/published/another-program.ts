import type { PublishedTable } from './table.ts';

/** What another program of the same equation puts out, for the fluids of which no printed table is at hand. */
export const anotherProgram: readonly PublishedTable[] = [
  {
    fluid: 'nC5',
    source: 'CoolProp, its state for finding others',
    states: [
      { at: { temperature: 516.6700000000002, molarDensity: 2.894019829579932 }, printed: { pressure: '5.566066591' } },
    ],
  },
  {
    fluid: 'nC6',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 558.6020000000001, molarDensity: 2.4354 }, printed: { pressure: '5.120339668' } }],
  },
  {
    fluid: 'nC7',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 594.143, molarDensity: 2.0837907426997466 }, printed: { pressure: '4.612700409' } }],
  },
  {
    fluid: 'He',
    source: 'CoolProp, its state for finding others',
    states: [
      {
        at: { temperature: 5.714830014999547, molarDensity: 15.646430614532706 },
        printed: { pressure: '0.312597161' },
      },
    ],
  },
  {
    fluid: 'C3=',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 400.63210000000004, molarDensity: 4.9113 }, printed: { pressure: '7.310423541' } }],
  },
  {
    fluid: 'Bz',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 618.222, molarDensity: 3.5118 }, printed: { pressure: '8.048971085' } }],
  },
  {
    fluid: 'EtBz',
    source: 'CoolProp, its state for finding others',
    states: [
      {
        at: { temperature: 678.8320000000001, molarDensity: 2.4669144000000003 },
        printed: { pressure: '6.163997811' },
      },
    ],
  },
  {
    fluid: 'mXyl',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 678.5790000000001, molarDensity: 2.3985 }, printed: { pressure: '5.967003886' } }],
  },
  {
    fluid: 'oXyl',
    source: 'CoolProp, its state for finding others',
    states: [
      { at: { temperature: 693.2849000000001, molarDensity: 2.416050000000001 }, printed: { pressure: '6.217123082' } },
    ],
  },
  {
    fluid: 'pXyl',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 677.7848, molarDensity: 2.4245280000000005 }, printed: { pressure: '6.002755904' } }],
  },
  {
    fluid: 'MeOH',
    source: 'CoolProp, its state for finding others',
    states: [
      {
        at: { temperature: 564.7174639953638, molarDensity: 7.906649921445517 },
        printed: { pressure: '15.241288659' },
      },
    ],
  },
  {
    fluid: 'EO',
    source: 'CoolProp, its state for finding others',
    states: [{ at: { temperature: 515.812, molarDensity: 6.453 }, printed: { pressure: '12.027715696' } }],
  },
  {
    fluid: 'DME',
    source: 'CoolProp, its state for finding others',
    states: [
      {
        at: { temperature: 440.41580000000005, molarDensity: 5.346000000000001 },
        printed: { pressure: '8.685250287' },
      },
    ],
  },
];
