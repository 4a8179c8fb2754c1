export function pgBouncer(): Promise<string>;
