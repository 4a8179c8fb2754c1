import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Metre per second to kilometre per hour',
    source: '1 m/s = 3.6 km/h by definition',
    cases: [{ value: 1, from: 'm/s', to: 'km/h' }],
  },
  {
    title: 'Body temperature',
    source: 'NIST SP 811 (2008), appendix B: °F = 1.8 °C + 32',
    cases: [{ value: 37, from: '°C', to: '°F' }],
  },
];
