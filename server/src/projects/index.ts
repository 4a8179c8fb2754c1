export { projectRoutes } from './routes.ts';
export { sweepProjects } from './projects.ts';
export type { ProjectParts } from './parts.ts';
export { createSigner, rotateCommand } from './signing-keys.ts';
export { publishedKeyRoutes } from './published-keys.ts';
