import type { Example } from '../kit/index.ts';

const source = 'ASME B36.10M and ASME B36.19M';

export const examples: readonly Example[] = [
  { title: 'Every schedule of NPS 6', source, cases: [{ nps: '6' }] },
  { title: 'NPS 4 in schedule 40', source, cases: [{ nps: '4', schedule: '40' }] },
];
