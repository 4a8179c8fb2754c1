/** Builds what runs of both packages, their modules and manifests, into folders of their names in a folder of this absolute path. */
export function buildModules(folder: string): Promise<void>;

/** Builds both packages, ready to be packed, into `engineering` and `calculators` in a folder of this absolute path. */
export function buildPackages(folder: string): Promise<void>;
