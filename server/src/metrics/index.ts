export { createMetrics, type Metrics, type QueueLoad } from './metrics.ts';
export { startMetricsListener, type MetricsListener } from './listener.ts';
export { noMeter, type Meter } from './meter.ts';
