/** Tracks work that continues after the response was sent, so that a shutdown can wait for it. */
export interface PendingWork {
  /** @param task must never reject. */
  add(task: Promise<void>): void;
  /** Resolves when no work is pending, including work added meanwhile. */
  settled(): Promise<void>;
}

export function createPendingWork(): PendingWork {
  const tasks = new Set<Promise<void>>();
  return {
    add(task) {
      const tracked = task.finally(() => tasks.delete(tracked));
      tasks.add(tracked);
    },
    async settled() {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}
