export { createProjects, projectJobs, type Projects } from './create-projects.ts';
export { whyAccountStays } from './projects.ts';
export { projectRoutes } from './routes.ts';
export { publishedKeyRoutes } from './published-keys.ts';
export { rotateCommand } from './signing-keys.ts';
