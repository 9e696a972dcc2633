import { record } from '../protocol/api';

// Saves the record of a game as the viewer may know it.
export async function download(table: string): Promise<void> {
  const content = await record(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  link.download = `${content.game}-${table.slice(0, 6)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
