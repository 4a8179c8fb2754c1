export * from './eos/index.ts';
export * from './steam/index.ts';
