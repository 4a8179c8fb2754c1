/** Builds the runtime part of both packages, modules and manifests, into subfolders of a folder (absolute path). */
export function buildModules(folder: string): Promise<void>;

/** Builds both packages, ready to be packed, into `engineering` and `calculators` in a folder (absolute path). */
export function buildPackages(folder: string): Promise<void>;
