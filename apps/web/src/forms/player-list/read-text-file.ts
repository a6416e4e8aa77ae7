const LARGEST_FILE_BYTES = 1_000_000

export type TextFile = { readonly text: string } | { readonly fault: 'tooLarge' | 'unreadable' }

/** Text as UTF-8, UTF-16 with byte order mark, or else the Windows code page. Refuses large files. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  try {
    return { text: decoded(new Uint8Array(await file.arrayBuffer())) }
  } catch {
    // A folder, or a deleted file.
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
