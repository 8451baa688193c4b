// The two file layers of expo-sqlite's web worker, as far as worker-files.ts uses them.
declare module '*/wa-sqlite/AccessHandlePoolVFS.js' {
  export class AccessHandlePoolVFS {
    constructor(name: string, module: unknown);
    isReady(): Promise<boolean>;
    close(): Promise<void>;
    jOpen(name: string | null, file: number, flags: number, out: DataView): number;
    jWrite(file: number, data: Uint8Array, offset: number): number;
    jTruncate(file: number, size: number): number;
    jSync(file: number, flags: number): number;
    jDelete(name: string, syncFolder: number): number;
  }
}
declare module '*/wa-sqlite/MemoryVFS.js' {
  import type { AccessHandlePoolVFS } from '*/wa-sqlite/AccessHandlePoolVFS.js';
  export class MemoryVFS {
    static create(name: string, module: unknown): Promise<AccessHandlePoolVFS>;
  }
}
