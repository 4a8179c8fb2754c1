import { spawnSync } from 'node:child_process';
import { open, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './programs.ts';

/** A small file system that can be filled completely. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

const megabytes = 600;

/** Mounts a small file system; undefined if the machine does not permit it. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-disk-'));
  try {
    await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  // Unmounts the file system when the rehearsal ends.
  const end = (): void => void spawnSync('umount', ['-l', folder]);
  process.once('exit', end);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          if (bavail === 0) return;
          await file.writeFile(Buffer.alloc(Math.min(bavail * bsize, 8 << 20)));
        }
      } catch {
        // Another process used the remaining space.
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      process.off('exit', end);
      await runProgram('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
