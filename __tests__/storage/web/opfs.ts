/**
 * The origin's private file system in memory, as SQLite's worker uses it. It counts what is written and flushed, and its
 * power can fail: of what a file was told since its last flush anything may be on the disk then, or nothing.
 */
/** What Chromium answers for a file that is gone, instead of throwing. */
const NOTHING = 2 ** 32 - 4;

type Change = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const written =
  (data: Uint8Array, at: number): Change =>
  (bytes) => {
    const whole = new Uint8Array(Math.max(bytes.length, at + data.length));
    whole.set(bytes);
    whole.set(data, at);
    return whole;
  };

const cutTo =
  (size: number): Change =>
  (bytes) => {
    const whole = new Uint8Array(size);
    whole.set(bytes.subarray(0, size));
    return whole;
  };

export class DiskFile {
  readonly kind = 'file';
  bytes = new Uint8Array(0);
  #flushed = new Uint8Array(0);
  #pending: Change[] = [];
  #isHeld = false;

  constructor(
    readonly name: string,
    readonly disk: Disk,
  ) {}

  async getFile(): Promise<File> {
    return new File([this.bytes], this.name, { lastModified: 1 });
  }

  async createSyncAccessHandle() {
    if (this.#isHeld) throw new DOMException('held', 'NoModificationAllowedError');
    this.#isHeld = true;
    return {
      read: (into: Uint8Array | Uint32Array, { at }: { readonly at: number }) => {
        if (this.disk.isCleared) return NOTHING;
        const part = this.bytes.subarray(at, at + into.byteLength);
        new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(part);
        return part.length;
      },
      write: (from: Uint8Array | Uint32Array, { at }: { readonly at: number }) => {
        if (this.disk.isCleared) return NOTHING;
        const data = new Uint8Array(from.buffer, from.byteOffset, from.byteLength).slice();
        this.#change(written(data, at), data.length);
        return data.length;
      },
      truncate: (size: number) => this.#change(cutTo(size), 0),
      flush: () => this.#flush(),
      getSize: () => (this.disk.isCleared ? 2 ** 64 : this.bytes.length),
      close: () => void (this.#isHeld = false),
    };
  }

  /** From a page, as safe mode keeps what it replaces. */
  async createWritable() {
    return {
      write: async (blob: Blob) => {
        this.bytes = new Uint8Array(await blob.arrayBuffer());
        this.#flush();
      },
      close: async () => undefined,
    };
  }

  crash(random: () => number): void {
    this.bytes = this.#pending.reduce(
      (bytes, change) => (random() < 0.5 ? bytes : change(bytes)),
      this.#flushed,
    );
    this.#flushed = this.bytes;
    this.#pending = [];
    this.#isHeld = false;
  }

  #change(change: Change, bytes: number): void {
    this.disk.work();
    this.disk.bytes += bytes;
    this.#pending.push(change);
    this.bytes = change(this.bytes);
  }

  #flush(): void {
    this.disk.work();
    this.disk.flushes += 1;
    this.#flushed = this.bytes;
    this.#pending = [];
  }
}

class Folder {
  readonly kind = 'directory';
  readonly entries = new Map<string, DiskFile | Folder>();
  constructor(readonly disk: Disk) {}

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<Folder> {
    return this.#get(name, create, () => new Folder(this.disk));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<DiskFile> {
    return this.#get(name, create, () => new DiskFile(name, this.disk));
  }

  async *values() {
    yield* this.entries.values();
  }

  async *[Symbol.asyncIterator]() {
    yield* this.entries.entries();
  }

  crash(random: () => number): void {
    for (const entry of this.entries.values()) entry.crash(random);
  }

  #get<Entry extends DiskFile | Folder>(name: string, create: boolean, make: () => Entry): Entry {
    const known = this.entries.get(name);
    if (known !== undefined) return known as Entry;
    if (!create) throw new DOMException(name, 'NotFoundError');
    const made = make();
    this.entries.set(name, made);
    return made;
  }
}

export class Disk {
  readonly root = new Folder(this);
  bytes = 0;
  flushes = 0;
  /** As Chromium does it to files that are open. */
  isCleared = false;
  /** Writes, cuts and flushes until the power fails. */
  workLeft = Infinity;

  work(): void {
    if (this.workLeft <= 0) throw new DOMException('no power', 'InvalidStateError');
    this.workLeft -= 1;
  }

  /** Nobody holds a file any more, and each has what the disk has of it. */
  crash(random: () => number): void {
    this.root.crash(random);
    this.workLeft = Infinity;
  }
}
