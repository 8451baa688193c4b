// The two file layers of expo-sqlite's web worker, as far as worker-files.ts uses them.
declare module '*/wa-sqlite/AccessHandlePoolVFS.js' {
  export class AccessHandlePoolVFS {
    constructor(name: string, module: unknown);
    isReady(): Promise<boolean>;
    close(): Promise<void>;
    jOpen(name: string | null, file: number, flags: number, out: DataView): number;
    jClose(file: number): number;
    jRead(file: number, data: Uint8Array, offset: number): number;
    jFileSize(file: number, size: DataView): number;
    jWrite(file: number, data: Uint8Array, offset: number): number;
    jTruncate(file: number, size: number): number;
    jSync(file: number, flags: number): number;
    jDelete(name: string, syncFolder: number): number;
    jDeviceCharacteristics(file: number): number;
  }
}
declare module '*/wa-sqlite/MemoryVFS.js' {
  import type { AccessHandlePoolVFS } from '*/wa-sqlite/AccessHandlePoolVFS.js';
  export class MemoryVFS {
    static create(name: string, module: unknown): Promise<AccessHandlePoolVFS>;
  }
}
declare module '*/wa-sqlite/sqlite-api.js' {
  export interface SQLiteAPI {
    open_v2(name: string, flags: number, vfs: string): Promise<number>;
    close(database: number): Promise<number>;
    exec(database: number, sql: string): Promise<number>;
    deserialize(database: number, schema: string, bytes: Uint8Array): Promise<void>;
    statements(
      database: number,
      sql: string,
      options: { readonly unscoped: true },
    ): AsyncIterable<number>;
    step(statement: number): Promise<number>;
    reset(statement: number): Promise<number>;
    finalize(statement: number): Promise<number>;
    bind_null(statement: number, index: number): number;
    bind_int(statement: number, index: number, value: number): number;
    bind_int64(statement: number, index: number, value: bigint): number;
    bind_double(statement: number, index: number, value: number): number;
    bind_text(statement: number, index: number, value: string): number;
    bind_blob(statement: number, index: number, value: Uint8Array): number;
    column_names(statement: number): string[];
    column_type(statement: number, column: number): number;
    column_int_safe(statement: number, column: number): number | bigint;
    column_double(statement: number, column: number): number;
    column_text(statement: number, column: number): string;
    column_blob(statement: number, column: number): Uint8Array;
    vfs_register(vfs: unknown, isDefault: boolean): number;
  }
  export function Factory(module: unknown): SQLiteAPI;
}
declare module '*/wa-sqlite/wa-sqlite.js' {
  const factory: (options: { readonly locateFile: () => string }) => Promise<unknown>;
  // eslint-disable-next-line import/no-default-export -- so it comes
  export default factory;
}
declare module '*.wasm' {
  const address: string;
  // eslint-disable-next-line import/no-default-export -- so it comes
  export default address;
}
