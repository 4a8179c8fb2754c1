import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'vibration-analysis-pro/flow-induced-turbulence',
  title: 'Vibration Analysis - Flow Induced Turbulence',
  cardTitle: 'Flow Induced Turbulence',
  summary:
    'Likelihood of failure of a main line by flow-induced turbulence, the action it requires, and how to support the line.',
  access: 'pro',
  columns: 3,
  standards: ['EI AVIFF, 2nd edition'],
  sketch: 'supported-pipe',
  order: 2,
};
