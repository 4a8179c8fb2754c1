export * from './blowdown/index.ts';
export * from './knock-out-drum/index.ts';
