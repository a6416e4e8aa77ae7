/** The deepest tournament file needs a third of it. */
const DEEPEST_NESTING = 32

const [QUOTE, BACKSLASH] = ['"', '\\'].map((mark) => mark.charCodeAt(0))
const [LIST, OBJECT] = ['[', '{'].map((mark) => mark.charCodeAt(0))
const [LIST_END, OBJECT_END] = [']', '}'].map((mark) => mark.charCodeAt(0))

/** Undefined for invalid JSON, or nesting so deep that processing it could exceed the stack. */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, DEEPEST_NESTING)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (isQuoted && mark === BACKSLASH) at++
    else if (mark === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (mark === LIST || mark === OBJECT) depth++
    else if (mark === LIST_END || mark === OBJECT_END) depth--
    if (depth > most) return true
  }
  return false
}
