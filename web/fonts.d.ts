declare module 'subset-font' {
  export default function subset(font: Uint8Array, text: string, options: { targetFormat: 'woff2' }): Promise<Uint8Array>;
}
declare const Buffer: { from(data: string | Uint8Array): Uint8Array };
