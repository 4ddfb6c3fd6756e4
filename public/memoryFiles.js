/*
 * Where a browser keeps no files (private windows), SQLite's worker gets some in memory: the few calls of the private
 * file system that it makes, then its own script.
 */
(() => {
  class Handle {
    bytes = new Uint8Array(0);

    read(target, { at = 0 } = {}) {
      const part = this.bytes.subarray(at, at + target.byteLength);
      new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(part);
      return part.byteLength;
    }

    write(source, { at = 0 } = {}) {
      const end = at + source.byteLength;
      if (end > this.bytes.byteLength) this.truncate(end);
      this.bytes.set(new Uint8Array(source.buffer, source.byteOffset, source.byteLength), at);
      return source.byteLength;
    }

    truncate(size) {
      const bytes = new Uint8Array(size);
      bytes.set(this.bytes.subarray(0, size));
      this.bytes = bytes;
    }

    getSize() {
      return this.bytes.byteLength;
    }

    flush() {}

    close() {}
  }

  const folder = () => {
    const files = new Map();
    return {
      kind: 'directory',
      getDirectoryHandle: async () => folder(),
      getFileHandle: async (name) => {
        const handle = new Handle();
        const file = { kind: 'file', createSyncAccessHandle: async () => handle };
        files.set(name, file);
        return file;
      },
      removeEntry: async (name) => files.delete(name),
      [Symbol.asyncIterator]: async function* () {
        yield* files.entries();
      },
    };
  };

  Object.defineProperty(navigator, 'storage', {
    value: { getDirectory: async () => folder() },
    configurable: true,
  });
  const worker = new URLSearchParams(location.search).get('worker');
  const url = worker === null ? null : new URL(worker, location.origin);
  if (url?.origin === location.origin) self.importScripts(url.href);
})();
