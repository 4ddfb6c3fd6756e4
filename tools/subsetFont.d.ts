declare module 'subset-font' {
  type Options = { readonly targetFormat?: 'woff2' | 'woff' | 'truetype' };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
