/** A text as few bytes. */
export async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
}

/** Null for bytes that are none of `deflated`, or more text than `most` bytes. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | null> {
  try {
    const reader = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let [text, length] = ['', 0]
    for (;;) {
      const read = await reader?.read()
      if (!read || read.done) return text + decoder.decode()
      length += read.value.length
      if (length > most) {
        void reader?.cancel()
        return null
      }
      text += decoder.decode(read.value, { stream: true })
    }
  } catch {
    return null
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<ArrayBuffer> {
  return await new Response(new Response(bytes).body?.pipeThrough(stream) ?? null).arrayBuffer()
}
