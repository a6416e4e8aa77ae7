/** Most bytes of a file that is read as a list of players. */
const LARGEST_FILE_BYTES = 1_000_000

export type TextFile = { readonly text: string } | { readonly fault: 'tooLarge' | 'unreadable' }

/** Reads a file of text as people have them: UTF-8, UTF-16 with its mark, or else the Windows code page. Too large a file is not read. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  try {
    return { text: decoded(new Uint8Array(await file.arrayBuffer())) }
  } catch {
    // A folder, or a file that has gone meanwhile.
    return { fault: 'unreadable' }
  }
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
