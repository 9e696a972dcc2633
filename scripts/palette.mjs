// Makes a PNG of a browser small: 256 colours chosen by median cut.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

function chunks(png) {
  const found = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return found;
}

// Red, green and blue of each pixel, the filters of the format undone.
function pixels(png) {
  const parts = chunks(png);
  const header = parts[0].data;
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const line = width * channels;
  const rows = Buffer.alloc(line * height);
  const paeth = (a, b, c) => {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
  };
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; ++x) {
      const left = x >= channels ? rows[y * line + x - channels] : 0;
      const above = y ? rows[(y - 1) * line + x] : 0;
      const corner = y && x >= channels ? rows[(y - 1) * line + x - channels] : 0;
      const guess = [0, left, above, (left + above) >> 1, filter === 4 ? paeth(left, above, corner) : 0][filter];
      rows[y * line + x] = raw[y * (line + 1) + 1 + x] + guess;
    }
  }
  return { width, height, channels, rows };
}

// Colours are counted with five bits a channel; boxes of them are halved until there are enough.
function palette(counts, most) {
  const channel = (colour, which) => (colour >> (10 - 5 * which)) & 31;
  const measure = (colours) => {
    const spread = [0, 1, 2].map((which) => {
      const values = colours.map((colour) => channel(colour, which));
      return Math.max(...values) - Math.min(...values);
    });
    const widest = spread.indexOf(Math.max(...spread));
    return { colours, widest, weight: spread[widest] * Math.sqrt(colours.reduce((sum, colour) => sum + counts[colour], 0)) };
  };
  const boxes = [measure([...counts.keys()].filter((colour) => counts[colour]))];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.weight - a.weight);
    if (!boxes[0].weight) break;
    const { colours, widest } = boxes.shift();
    colours.sort((a, b) => channel(a, widest) - channel(b, widest));
    const half = colours.reduce((sum, colour) => sum + counts[colour], 0) / 2;
    let [cut, seen] = [0, 0];
    while (cut < colours.length - 2 && seen + counts[colours[cut]] < half) seen += counts[colours[cut++]];
    boxes.push(measure(colours.slice(0, cut + 1)), measure(colours.slice(cut + 1)));
  }
  return boxes.map(({ colours }) => colours);
}

export function shrink(png) {
  const { width, height, channels, rows } = pixels(png);
  const key = (at) => ((rows[at] >> 3) << 10) | ((rows[at + 1] >> 3) << 5) | (rows[at + 2] >> 3);
  const counts = new Uint32Array(32768);
  const sums = [0, 1, 2].map(() => new Float64Array(32768));
  for (let at = 0; at < rows.length; at += channels) {
    const colour = key(at);
    ++counts[colour];
    for (let which = 0; which < 3; ++which) sums[which][colour] += rows[at + which];
  }
  const boxes = palette(counts, 256);
  const index = new Uint8Array(32768);
  const table = Buffer.alloc(boxes.length * 3);
  boxes.forEach((colours, box) => {
    const count = colours.reduce((sum, colour) => sum + counts[colour], 0);
    for (const colour of colours) index[colour] = box;
    for (let which = 0; which < 3; ++which) table[box * 3 + which] = Math.round(colours.reduce((sum, colour) => sum + sums[which][colour], 0) / count);
  });
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) lines[y * (width + 1) + 1 + x] = index[key((y * width + x) * channels)];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), chunk('PLTE', table), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
