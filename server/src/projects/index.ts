export { projectRoutes } from './routes.ts';
export { sweepProjects } from './projects.ts';
export type { ProjectParts } from './parts.ts';
