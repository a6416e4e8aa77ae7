/** Longer ones are written in parts. */
export const LONG_TEXT = 200_000
const LONG_LIST = 400
// For a text of more than 128 KB V8 takes new memory, which is dearer than to write again into what it has.
const CHARACTERS_OF_PART = 30_000
/** Of matches, as many characters. */
const ELEMENTS_OF_PART = 100
/** Long texts and lists are no deeper in answers. */
const DEEPEST = 4

/** A text that stays in the pieces it was written in: joining megabytes is one long piece of work. No piece ends between surrogates. */
export class TextInParts {
  readonly parts: readonly string[]
  constructor(parts: readonly string[]) {
    this.parts = parts
  }
  get length(): number {
    return this.parts.reduce((length, part) => length + part.length, 0)
  }
  toJSON(): string {
    return this.parts.join('')
  }
}

/** Whether a plain value has a text or list to be written in parts. */
export function isLongJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length > LONG_TEXT
  if (value instanceof TextInParts) return value.length > LONG_TEXT
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  if (Array.isArray(value)) return value.length > LONG_LIST || value.some((each) => isLongJson(each, depth + 1))
  return Object.values(value).some((each) => isLongJson(each, depth + 1))
}

/** The JSON of a plain value, as from `JSON.stringify`, in quickly written parts. */
export function* jsonParts(value: unknown, depth = 0): Generator<string> {
  if (!isLongJson(value, depth)) yield JSON.stringify(value)
  else if (typeof value === 'string') yield* partsOfText([value])
  else if (value instanceof TextInParts) yield* partsOfText(value.parts)
  else if (Array.isArray(value)) yield* partsOfList(value, depth)
  else yield* partsOfObject(Object(value), depth)
}

function* partsOfText(texts: readonly string[]): Generator<string> {
  yield '"'
  for (const text of texts) yield* escapedParts(text)
  yield '"'
}

function* escapedParts(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = Math.min(start + CHARACTERS_OF_PART, text.length)
    // Surrogate pairs stay together.
    const whole = isFirstHalf(text.charCodeAt(end - 1)) && end < text.length ? end + 1 : end
    yield JSON.stringify(text.slice(start, whole)).slice(1, -1)
    start = whole
  }
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function* partsOfList(list: readonly unknown[], depth: number): Generator<string> {
  yield '['
  if (list.length > LONG_LIST) {
    for (let start = 0; start < list.length; start += ELEMENTS_OF_PART) {
      if (start > 0) yield ','
      yield JSON.stringify(list.slice(start, start + ELEMENTS_OF_PART)).slice(1, -1)
    }
  } else {
    for (const [index, each] of list.entries()) {
      if (index > 0) yield ','
      yield* jsonParts(each ?? null, depth + 1)
    }
  }
  yield ']'
}

function* partsOfObject(members: Readonly<Record<string, unknown>>, depth: number): Generator<string> {
  yield '{'
  let isFirst = true
  for (const [name, member] of Object.entries(members)) {
    if (member === undefined) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`
    isFirst = false
    yield* jsonParts(member, depth + 1)
  }
  yield '}'
}
