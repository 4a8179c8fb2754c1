export { createProjects, projectJobs, type Projects } from './create-projects.ts';
export { fedSheet, feedOf, resultsFile, type Ending, type FedSheet } from './feeds/index.ts';
export { listProjects, viewProject, whyAccountStays } from './projects.ts';
export { ProjectProblem } from './problems.ts';
export { viewSheet } from './sheets.ts';
export { nameOf, type Visitor } from './visitor.ts';
export { projectRoutes } from './routes.ts';
export { publishedKeyRoutes } from './published-keys.ts';
export { publishedKeysOf, rotateCommand } from './signing-keys.ts';
