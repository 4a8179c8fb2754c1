export { createProjects, type Projects } from './create-projects.ts';
export { whyAccountStays } from './projects.ts';
export { projectRoutes } from './routes.ts';
