export * from './eos/index.ts';
export * from './gerg/index.ts';
export * from './reference/index.ts';
export * from './steam/index.ts';
