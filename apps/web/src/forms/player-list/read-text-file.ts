const LARGEST_FILE_BYTES = 1_000_000

export type TextFile = { readonly text: string } | { readonly fault: 'tooLarge' | 'unreadable' }

/** Text as UTF-8, UTF-16 with byte order mark, or else the Windows code page. Refuses large files, and those that are no text. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isText(bytes) ? { text: decoded(bytes) } : { fault: 'unreadable' }
  } catch {
    // A folder, or a deleted file.
    return { fault: 'unreadable' }
  }
}

const hasWideMark = ([first, second]: Uint8Array) => first === 0xff && second === 0xfe
/** "%PDF" */
const PDF = [0x25, 0x50, 0x44, 0x46]

/** A workbook, a picture or a page to print: its bytes would come out as signs that nobody wrote. */
function isText(bytes: Uint8Array): boolean {
  return hasWideMark(bytes) || !(bytes.includes(0) || PDF.every((byte, index) => bytes[index] === byte))
}

function decoded(bytes: Uint8Array): string {
  if (hasWideMark(bytes)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
