export { referenceRoutes } from './described.ts';
export { apiRoutes } from './routes.ts';
