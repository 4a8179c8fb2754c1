export { apiRoutes } from './routes.ts';
