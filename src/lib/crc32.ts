const TABLE: readonly number[] = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

const ONE_BYTE = 0x80;
const TWO_BYTES = 0x800;
const THREE_BYTES = 0x10000;

/** The CRC-32 of a text's UTF-8 bytes, as eight hexadecimal digits. */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  const add = (byte: number): void => {
    crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  };
  for (let i = 0; i < text.length; i += 1) {
    const code = text.codePointAt(i) ?? 0;
    if (code < ONE_BYTE) {
      add(code);
      continue;
    }
    if (code >= THREE_BYTES) {
      i += 1;
      add(0xf0 | (code >> 18));
      add(0x80 | ((code >> 12) & 0x3f));
    } else if (code >= TWO_BYTES) add(0xe0 | (code >> 12));
    if (code >= TWO_BYTES) add(0x80 | ((code >> 6) & 0x3f));
    else add(0xc0 | (code >> 6));
    add(0x80 | (code & 0x3f));
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
