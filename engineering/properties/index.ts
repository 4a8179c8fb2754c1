export * from './steam/index.ts';
